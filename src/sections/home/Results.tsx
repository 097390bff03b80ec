import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { Card, Cards } from '../../components/Card';
import { Section } from '../../components/Section';
import { results } from '../../content/home';
import { border, colour, fonts, from, space, type } from '../../theme/tokens';

const Claims = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(3),
  margin: `0 0 ${space(6)}`,
  '& div': {
    borderTop: `6px solid ${colour.sun}`,
    paddingTop: space(2),
    display: 'flex',
    flexDirection: 'column-reverse',
  },
  '& dd': {
    margin: 0,
    fontFamily: fonts.display,
    fontWeight: 800,
    fontSize: 'clamp(3.25rem, 2rem + 6vw, 7rem)',
    lineHeight: 0.9,
    letterSpacing: '-0.04em',
    color: colour.sun,
  },
  '& dt': { ...type.lead, paddingTop: space(1) },
});
const Case = styled(Card)({
  padding: 0,
  gap: 0,
  overflow: 'hidden',
  '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderBottom: border },
});
const Words = styled('div')({
  display: 'grid',
  gap: space(1),
  padding: space(3),
  [from.lg]: { padding: space(4) },
});
const Figure = styled('p')({
  ...type.subtitle,
  '& strong': { fontWeight: 800, fontSize: '1.5em', marginRight: '0.2em' },
});

const Source = styled('small')({ ...type.small, display: 'block', color: 'var(--muted)' });

/** What our work has changed: two claims, two cases. */
const Results = () => (
  <Section ground="ink" title={results.heading}>
    <Claims>
      {results.claims.map(({ figure, label, source }) => (
        <div key={label}>
          <dt>
            {label}
            <Source>
              {results.source} {source}.
            </Source>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Claims>
    <Cards data-columns="2">
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
              <Source>
                {results.source} {source}.
              </Source>
            </Words>
          </Case>
        </li>
      ))}
    </Cards>
  </Section>
);

export default Results;
