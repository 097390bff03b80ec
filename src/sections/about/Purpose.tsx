import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { CardItem } from '../../components/CardGrid';
import { Section } from '../../components/Section';
import { about } from '../../content/about';
import { border, colour } from '../../theme/tokens';
import { PurposeArt } from './PurposeArt';

const purposes = [
  { name: 'vision', card: colour.white },
  { name: 'mission', card: colour.sunLight },
] as const;

/** The vision and the mission, a card each. */
export const Purpose = () => (
  <Section ground="white" label={about.purpose}>
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { md: '1fr 1fr' },
      }}
    >
      {purposes.map(({ name, card }) => (
        <CardItem key={name}>
          <Card variant="cover" sx={{ backgroundColor: card }}>
            <PurposeArt of={name} />
            <CardContent
              sx={{ gap: 1.5, borderTop: border, p: { lg: 5 }, '&:last-child': { pb: { lg: 5 } } }}
            >
              <Typography variant="h3" component="h2">
                {about[name].heading}
              </Typography>
              <Typography variant="subtitle1">{about[name].text}</Typography>
            </CardContent>
          </Card>
        </CardItem>
      ))}
    </Box>
  </Section>
);
