import Avatar from '@mui/material/Avatar';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../components/CopyButton';
import { Icon } from '../components/Icon';
import { reach } from '../content/phrases';
import { centred, colour } from '../theme/tokens';

interface LineProps {
  icon: string;
  href: string;
  shown: string;
  value: string;
  what: string;
}

const badge = { ...centred(48, 22), border: 0, backgroundColor: colour.ink, color: colour.sun } as const;

/** A number or an address, as a link and with a copy button. With large text it takes the whole line. */
const Line = ({ icon, href, shown, value, what }: LineProps) => (
  <Typography
    variant="inherit"
    component="li"
    sx={{
      fontWeight: 600,
      fontSize: 'clamp(0.9375rem, 0.6rem + 1.5vw, 1.125rem)',
      display: 'flex',
      flexWrap: href.startsWith('tel') ? 'wrap' : 'nowrap',
      alignItems: 'center',
      gap: 1.5,
    }}
  >
    <Avatar component="span" sx={badge}>
      <Icon name={icon} />
    </Avatar>
    <Link href={href} sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
      {shown}
    </Link>
    <CopyButton value={value} what={what} />
  </Typography>
);

/** Phone and email, for visitors who prefer not to fill in a form. */
export const ReachUs = () => (
  <Stack component="ul" spacing={1.5}>
    <Line icon="phone" {...reach.phone} />
    <Line icon="envelope-simple" {...reach.email} />
  </Stack>
);
