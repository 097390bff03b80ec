import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Section } from '../../components/Section';
import { Split } from '../../components/Split';
import { serviceFacts } from '../../content/facts/services';
import { servicesPage } from '../../content/servicesPage';
import { paths, type ServiceSlug } from '../../config/paths';
import { colour } from '../../theme/tokens';
import { lookOf } from './looks';

const Weeks = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& li': { paddingLeft: theme.spacing(2.5), borderLeft: `4px solid ${colour.sun}` },
  '& h3': { ...theme.typography.h4, paddingBottom: theme.spacing(0.5) },
}));
const Facts = styled(Card)(({ theme }) => ({
  gap: theme.spacing(3),
  '& h3': { ...theme.typography.subtitle2, paddingBottom: theme.spacing(0.5) },
  '& strong': { ...theme.typography.h3, display: 'block', paddingBottom: theme.spacing(1) },
  '& small': { ...theme.typography.body2, display: 'block' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}));

interface HowItGoesProps {
  slug: ServiceSlug;
  weeks: readonly string[];
}

/** The first month week by week, the price band, and one result that was measured. */
const HowItGoes = ({ slug, weeks }: HowItGoesProps) => {
  const { price, result } = serviceFacts[slug];
  const { howHeading, week, priceHeading, priceNote, resultHeading, source, caseLink } = servicesPage;
  return (
    <Section ground={lookOf(slug).listGround === 'white' ? 'paper' : 'white'} title={howHeading}>
      <Split>
        <Weeks>
          {weeks.map((text, index) => (
            <li key={text}>
              <h3>
                {week} {index + 1}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Weeks>
        <Facts>
          <div>
            <h3>{priceHeading}</h3>
            <strong>{price}</strong>
            <p>{priceNote}</p>
          </div>
          <div>
            <h3>{resultHeading}</h3>
            <strong>{result.result}</strong>
            <small>
              {source} {result.source}.
            </small>
            <Link to={`${paths.works}#${result.project}`}>{caseLink}</Link>
          </div>
        </Facts>
      </Split>
    </Section>
  );
};

export default HowItGoes;
