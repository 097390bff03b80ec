import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { CardGrid, CardItem } from '../../components/CardGrid';
import { Section } from '../../components/Section';
import { toSection } from '../../components/toSection';
import { paths } from '../../config/paths';
import { learnersInAll, outcomeCovers } from '../../content/figures';
import { results } from '../../content/home';
import { border, colour } from '../../theme/tokens';
import { display } from '../../theme/typography';

const sourceOf = (source: string) => `${results.source} ${source}.`;

const claim = {
  ...display,
  fontSize: { xs: 'clamp(4.5rem, 25vw, 6rem)', sm: 'clamp(3.5rem, 0.75rem + 14vw, 12rem)' },
  lineHeight: 0.84,
  letterSpacing: '-0.05em',
} as const;
const figureInText = { fontWeight: 800, fontSize: '1.5em', marginRight: '0.2em' } as const;

/** Two measured claims and two case studies, each number with its source. */
const Results = () => (
  <Section volume="loud" ground="ink" title={results.heading}>
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // Below each other on a phone and with large text.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
        gap: 3,
        mt: 0,
        mb: 3,
      }}
    >
      {results.claims.map(({ figure, label, source }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            borderTop: `6px solid ${colour.sun}`,
            paddingTop: { xs: 2, md: 3 },
          }}
        >
          <Typography variant="subtitle1" component="dt" sx={{ paddingTop: { xs: 1, md: 2 } }}>
            {label}
          </Typography>
          {/* Moves the first digit to the left edge of the line above. */}
          <Typography
            variant="inherit"
            component="dd"
            sx={{ ...claim, order: -1, color: colour.sun, marginLeft: '-0.03em' }}
          >
            {figure}
          </Typography>
          <Typography component="dd" color="textSecondary" sx={{ maxWidth: '36ch', paddingTop: 1 }}>
            {sourceOf(source)}
          </Typography>
        </Box>
      ))}
    </Box>
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ maxWidth: '44rem', marginBottom: { xs: 5, lg: 8 } }}
    >
      {learnersInAll} {outcomeCovers}
    </Typography>
    <CardGrid>
      {results.cases.map(({ title, text, figure, prefix, label, source, project, art, alt }) => (
        <CardItem key={title}>
          <Card variant="cover">
            <Art
              id={art}
              alt={alt}
              sizes={artSizes.halfCard}
              slotProps={{ img: { sx: { borderBottom: border } } }}
            />
            <CardContent sx={{ padding: { lg: 4 }, '&:last-child': { paddingBottom: { lg: 4 } } }}>
              <Typography variant="h3" component="p">
                {/* With a prefix, the figure has a line of its own on a phone. */}
                <Box component="span" sx={{ display: { xs: prefix ? 'block' : 'inline', lg: 'inline' } }}>
                  {prefix}{' '}
                  <Typography variant="inherit" component="strong" sx={figureInText}>
                    {figure}
                  </Typography>
                </Box>
                {label}
              </Typography>
              {/* In the face of texts: the figure above is as large as a title. */}
              <Typography
                component="h3"
                id={`case-${project}`}
                sx={{ fontWeight: 600, lineHeight: 1.35, paddingTop: 1 }}
              >
                {title}
              </Typography>
              <p>{text}</p>
              <Typography variant="body2" color="textSecondary">
                {sourceOf(source)}
              </Typography>
              <Link
                component={RouterLink}
                to={`${paths.works}#${project}`}
                {...toSection}
                // Two links have the same name, and their descriptions tell them apart.
                aria-describedby={`case-${project}`}
                // Level with the link of the other card.
                sx={{ alignSelf: 'start', marginTop: 'auto', py: 1, fontWeight: 700 }}
              >
                {results.caseLink}
              </Link>
            </CardContent>
          </Card>
        </CardItem>
      ))}
    </CardGrid>
  </Section>
);

export default Results;
