import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Art } from '../../components/Art';
import { CardGrid, CardItem } from '../../components/CardGrid';
import { Section } from '../../components/Section';
import { results } from '../../content/home';
import { border, colour } from '../../theme/tokens';

const Source = ({ children }: { children: string }) => (
  <Typography variant="body2" component="small" color="textSecondary" sx={{ display: 'block' }}>
    {`${results.source} ${children}.`}
  </Typography>
);

/** Two measured claims and two case studies. */
const Results = () => (
  <Section ground="ink" title={results.heading}>
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mt: 0, mb: 6 }}>
      {results.claims.map(({ figure, label, source }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            borderTop: `6px solid ${colour.sun}`,
            paddingTop: 2,
          }}
        >
          <Typography variant="subtitle1" component="dt" sx={{ paddingTop: 1 }}>
            {label}
            <Source>{source}</Source>
          </Typography>
          <Typography variant="claim" component="dd" sx={{ color: colour.sun }}>
            {figure}
          </Typography>
        </Box>
      ))}
    </Box>
    <CardGrid data-columns="2">
      {results.cases.map(({ title, text, figure, prefix, label, source, art, alt }) => (
        <CardItem key={title}>
          <Card variant="cover">
            <Art
              id={art}
              alt={alt}
              sizes="(min-width: 1024px) 588px, 92vw"
              slotProps={{ img: { sx: { aspectRatio: '16 / 9', borderBottom: border } } }}
            />
            <CardContent sx={{ padding: { lg: 4 }, '&:last-child': { paddingBottom: { lg: 4 } } }}>
              <Typography variant="h3" component="p">
                {prefix}{' '}
                <Typography variant="figureInText" component="strong" sx={{ marginRight: '0.2em' }}>
                  {figure}
                </Typography>
                {label}
              </Typography>
              <h3>{title}</h3>
              <p>{text}</p>
              <Source>{source}</Source>
            </CardContent>
          </Card>
        </CardItem>
      ))}
    </CardGrid>
  </Section>
);

export default Results;
