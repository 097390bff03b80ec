import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../../components/Section';
import { Split } from '../../components/Split';
import { paths, type ServiceSlug } from '../../config/paths';
import { serviceFacts } from '../../content/facts/services';
import { servicesPage } from '../../content/servicesPage';
import { colour } from '../../theme/tokens';
import { lookOf } from './looks';

const FactHeading = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="h3" sx={{ paddingBottom: 0.5 }}>
    {children}
  </Typography>
);

interface HowItGoesProps {
  slug: ServiceSlug;
  weeks: readonly string[];
}

/** The first month week by week, the price band, and one result that was measured. */
const HowItGoes = ({ slug, weeks }: HowItGoesProps) => {
  const { prices, result } = serviceFacts[slug];
  const { howHeading, week, priceHeading, priceNote, resultHeading, source, caseLink } = servicesPage;
  return (
    <Section ground={lookOf(slug).listGround === 'white' ? 'paper' : 'white'} title={howHeading}>
      <Split>
        <Stack component="ol" spacing={3}>
          {weeks.map((text, index) => (
            <Box key={text} component="li" sx={{ paddingLeft: 2.5, borderLeft: `4px solid ${colour.sun}` }}>
              <Typography variant="h4" sx={{ paddingBottom: 0.5 }}>
                {week} {index + 1}
              </Typography>
              <p>{text}</p>
            </Box>
          ))}
        </Stack>
        <Card sx={{ gap: 3, p: { md: 4 } }}>
          <div>
            <FactHeading>{priceHeading}</FactHeading>
            {prices.map(({ amount, what }) => (
              <Box key={what} component="p" sx={{ paddingBottom: 1 }}>
                <Typography variant="score" component="strong" sx={{ display: 'inline-block' }}>
                  {amount}
                </Typography>{' '}
                {what}
              </Box>
            ))}
            <p>{priceNote}</p>
          </div>
          <div>
            <FactHeading>{resultHeading}</FactHeading>
            <Typography variant="h4" component="strong" sx={{ display: 'block', paddingBottom: 1 }}>
              {result.result}
            </Typography>
            <Typography variant="body2" component="small" sx={{ display: 'block' }}>
              {source} {result.source}.
            </Typography>
            <Link component={RouterLink} to={`${paths.works}#${result.project}`}>
              {caseLink}
            </Link>
          </div>
        </Card>
      </Split>
    </Section>
  );
};

export default HowItGoes;
