import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { CardGrid } from '../../components/CardGrid';
import { Section } from '../../components/Section';
import { results } from '../../content/home';
import { border, colour } from '../../theme/tokens';

const Claims = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(3),
  margin: `0 0 ${theme.spacing(6)}`,
  '& div': {
    borderTop: `6px solid ${colour.sun}`,
    paddingTop: theme.spacing(2),
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
  },
  '& dd': {
    margin: 0,
    ...theme.typography.claim,
    color: colour.sun,
  },
  '& dt': { ...theme.typography.subtitle1, paddingTop: theme.spacing(1) },
}));
const Case = styled(Card)({
  padding: 0,
  gap: 0,
  overflow: 'hidden',
  '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderBottom: border },
});
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(4) },
}));
const Figure = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  '& strong': { ...theme.typography.figureInText, marginRight: '0.2em' },
}));

/** Two measured claims and two case studies. */
const Results = () => (
  <Section ground="ink" title={results.heading}>
    <Claims>
      {results.claims.map(({ figure, label, source }) => (
        <div key={label}>
          <dt>
            {label}
            <Typography variant="body2" component="small" color="textSecondary" sx={{ display: 'block' }}>
              {`${results.source} ${source}.`}
            </Typography>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Claims>
    <CardGrid data-columns="2">
      {results.cases.map(({ title, text, figure, prefix, label, source, art, alt }) => (
        <li key={title}>
          <Case>
            <Art id={art} alt={alt} sizes="(min-width: 1024px) 588px, 92vw" />
            <Words>
              <Figure>
                {prefix} <strong>{figure}</strong>
                {label}
              </Figure>
              <h3>{title}</h3>
              <p>{text}</p>
              <Typography variant="body2" component="small" color="textSecondary" sx={{ display: 'block' }}>
                {`${results.source} ${source}.`}
              </Typography>
            </Words>
          </Case>
        </li>
      ))}
    </CardGrid>
  </Section>
);

export default Results;
