import { styled } from '@mui/material/styles';
import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import { blog } from '../../content/blog';
import { env } from '../../config/env';
import { border, colour, iconSize } from '../../theme/tokens';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(3),
  borderTop: `2px dashed ${colour.ink}`,
  '& > p': {
    ...theme.typography.subtitle2,
    flexBasis: '100%',
    [theme.breakpoints.up('sm')]: { flexBasis: 'auto', marginRight: theme.spacing(1) },
  },
  '& a, & button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border,
    borderRadius: '50%',
    color: colour.ink,
    ...iconSize(20),
    '&:hover': { backgroundColor: colour.sun, color: colour.ink },
  },
  // Copying needs a script; the links do not.
  '@media (scripting: none)': { '& button': { display: 'none' } },
}));

const targets = [
  {
    name: 'WhatsApp',
    icon: 'whatsapp-logo',
    address: (title: string, url: string) => `https://wa.me/?text=${title}%20${url}`,
  },
  {
    name: 'LinkedIn',
    icon: 'linkedin-logo',
    address: (_: string, url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    name: 'X',
    icon: 'x-logo',
    address: (title: string, url: string) => `https://x.com/intent/post?text=${title}&url=${url}`,
  },
] as const;

/** Ways to pass an article on. */
const ShareLinks = ({ title, path }: { title: string; path: string }) => {
  const url = env.siteUrl + path;
  const [words, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return (
    <Root data-print="no">
      <p>{blog.article.share}</p>
      <CopyButton value={url} what="link" />
      {targets.map(({ name, icon, address: to }) => (
        <a
          key={name}
          href={to(words, address)}
          target="_blank"
          rel="noopener"
          aria-label={`Share on ${name} (opens in a new tab)`}
        >
          <Icon name={icon} />
        </a>
      ))}
      <a href={`mailto:?subject=${words}&body=${address}`} aria-label="Share by email">
        <Icon name="envelope-simple" />
      </a>
    </Root>
  );
};

export default ShareLinks;
