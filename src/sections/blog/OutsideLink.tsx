import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { Icon } from '../../components/Icon';
import { newTab } from '../../content/labels';

/** A word of at most this many letters fits on a line of a phone. */
export const SHORT = 24;

interface OutsideLinkProps {
  href: string;
  sx?: SxProps<Theme>;
  children: string;
}

/** A link to another site. It opens in a new tab and says so. */
export const OutsideLink = ({ href, sx, children }: OutsideLinkProps) => {
  const start = children.lastIndexOf(' ') + 1;
  const lastWord = children.slice(start);
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener"
      sx={[{ overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx ?? false])]}
    >
      {children.slice(0, start)}
      {/* Keeps the arrow on the line of the last word. A long word, such as a web address, may break. */}
      <Box component="span" sx={{ whiteSpace: lastWord.length <= SHORT ? 'nowrap' : undefined }}>
        {lastWord}
        <Icon
          name="arrow-up-right"
          sx={{ display: 'inline', marginLeft: '0.15em', verticalAlign: '-0.1em' }}
        />
      </Box>
      <span className="visually-hidden">{` ${newTab}`}</span>
    </Link>
  );
};
