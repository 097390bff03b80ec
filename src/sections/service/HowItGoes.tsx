import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Card } from '../../components/Card';
import { Section } from '../../components/Section';
import { Split } from '../../components/Stack';
import { serviceFacts } from '../../content/facts/services';
import { servicesPage } from '../../content/servicesPage';
import { paths, type ServiceSlug } from '../../paths';
import { colour, from, space, type } from '../../theme/tokens';

const Weeks = styled('ol')({
  display: 'grid',
  gap: space(3),
  '& li': { paddingLeft: space(2.5), borderLeft: `4px solid ${colour.sun}` },
  '& h3': { ...type.card, paddingBottom: space(0.5) },
});
const Facts = styled(Card)({
  gap: space(3),
  '& h3': { ...type.label, paddingBottom: space(0.5) },
  '& strong': { ...type.subtitle, display: 'block', paddingBottom: space(1) },
  '& small': { ...type.small, display: 'block' },
  [from.md]: { padding: space(4) },
});

interface HowItGoesProps {
  slug: ServiceSlug;
  weeks: readonly string[];
}

/** The first month week by week, the price band, and one result that was measured. */
const HowItGoes = ({ slug, weeks }: HowItGoesProps) => {
  const { price, result } = serviceFacts[slug];
  const { howHeading, week, priceHeading, priceNote, resultHeading, source, caseLink } = servicesPage;
  return (
    <Section ground="white" title={howHeading}>
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
