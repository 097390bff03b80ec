import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { about } from '../../content/about';
import { snapsToGrid } from '../../theme/motion';
import { colour, iconSize } from '../../theme/tokens';

// The second is lower than the first, on a desktop.
const Pair = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > li': { display: 'flex' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(4),
    alignItems: 'start',
    '& > li:last-of-type': { marginTop: theme.spacing(10) },
  },
  ...snapsToGrid,
}));

const purposes = [
  { icon: 'binoculars', card: colour.sunLight, badge: colour.sun, shape: 'rounded', ...about.vision },
  { icon: 'target', card: colour.white, badge: colour.sky, shape: 'circular', ...about.mission },
] as const;

/** The vision and the mission, a card each. */
export const Purpose = () => (
  <Section ground="white" label="Vision and mission">
    <Pair>
      {purposes.map(({ icon, card, badge, shape, heading, text }) => (
        <li key={heading}>
          <Card sx={{ gap: 2, p: { lg: 6 }, backgroundColor: card }}>
            <Avatar
              component="span"
              variant={shape}
              sx={{ width: 96, height: 96, backgroundColor: badge, ...iconSize(52) }}
            >
              <Icon name={icon} />
            </Avatar>
            <Typography variant="h3" component="h2">
              {heading}
            </Typography>
            <Typography variant="subtitle1">{text}</Typography>
          </Card>
        </li>
      ))}
    </Pair>
  </Section>
);
