import { styled } from '@mui/material/styles';
import type { Service } from '../../../schemas/content';
import { Section } from '../../components/Section';
import { colour, fonts } from '../../theme/tokens';

const Grid = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.spacing(6, 5) },
  '& li': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(1),
    paddingTop: theme.spacing(2.5),
    borderTop: `4px solid ${colour.ink}`,
  },
  '& h3': theme.typography.h4,
}));
const Number = styled('span')({
  fontFamily: fonts.display,
  fontWeight: 800,
  fontSize: '2.5rem',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: colour.clay,
});

interface ServiceGridProps {
  title: string;
  services: Service['services'];
}

/** The six parts of a service, numbered. */
export const ServiceGrid = ({ title, services }: ServiceGridProps) => (
  <Section ground="paper" title={title}>
    <Grid>
      {services.map((part, index) => (
        <li key={part.title}>
          <Number aria-hidden="true">{index + 1}</Number>
          <h3>{part.title}</h3>
          <p>{part.description}</p>
        </li>
      ))}
    </Grid>
  </Section>
);
