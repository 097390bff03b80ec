import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Section } from '../../components/Section';
import { serviceResults } from '../../content/facts/services';
import { projects } from '../../content/projects';
import { services } from '../../content/services';
import { works } from '../../content/works';
import { paths } from '../../config/paths';
import { border } from '../../theme/tokens';

const Project = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4),
  borderTop: border,
  '& h3': theme.typography.h3,
  '& ul': { display: 'grid', gap: theme.spacing(3) },
  '& strong': { ...theme.typography.h4, display: 'block', paddingBottom: theme.spacing(0.5) },
  '& small': { ...theme.typography.body2, display: 'block', color: 'var(--muted)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.6fr', gap: theme.spacing(8) },
}));

const { heading, text, source } = works.results;

/** A project's measured results, and the service behind each. */
const resultsOf = (slug: string) =>
  services.flatMap(({ slug: service, name }) =>
    serviceResults(service)
      .filter(({ project }) => project === slug)
      .map((measured) => ({ name, service, ...measured })),
  );

/** Each project's measured results, with links to the services behind them. */
const Results = () => (
  <Section ground="white" title={heading} lead={text}>
    {projects.map(({ slug, title }) => (
      <Project key={slug} id={slug}>
        <h3>{title}</h3>
        <ul>
          {resultsOf(slug).map(({ result, source: origin, name, service }) => (
            <li key={result}>
              <strong>{result}</strong>
              <small>
                {source} {origin}.
              </small>
              <Link to={paths.services[service]}>{name}</Link>
            </li>
          ))}
        </ul>
      </Project>
    ))}
  </Section>
);

export default Results;
