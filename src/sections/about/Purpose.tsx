import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardItem } from '../../components/CardGrid';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { about } from '../../content/about';
import { centred, colour } from '../../theme/tokens';

const purposes = [
  { icon: 'binoculars', card: colour.sunLight, badge: colour.sun, shape: 'rounded', ...about.vision },
  { icon: 'target', card: colour.white, badge: colour.sky, shape: 'circular', ...about.mission },
] as const;

/** The vision and the mission, a card each. */
export const Purpose = () => (
  <Section ground="white" label="Vision and mission">
    {/* The second is lower than the first, on a desktop. */}
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { md: '1fr 1fr' },
        alignItems: { md: 'start' },
      }}
    >
      {purposes.map(({ icon, card, badge, shape, heading, text }, index) => (
        <CardItem key={heading} sx={{ mt: { md: 10 * index } }}>
          <Card sx={{ gap: 2, p: { lg: 6 }, backgroundColor: card }}>
            <Avatar component="span" variant={shape} sx={{ ...centred(96, 52), backgroundColor: badge }}>
              <Icon name={icon} />
            </Avatar>
            <Typography variant="h3" component="h2">
              {heading}
            </Typography>
            <Typography variant="subtitle1">{text}</Typography>
          </Card>
        </CardItem>
      ))}
    </Box>
  </Section>
);
