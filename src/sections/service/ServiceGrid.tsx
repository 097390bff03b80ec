import { styled } from '@mui/material/styles';
import type { Service } from '../../../schemas/content';
import { Section } from '../../components/Section';
import { colour, fonts, from, space, type } from '../../theme/tokens';

const Grid = styled('ol')({
  display: 'grid',
  gap: `${space(4)} ${space(4)}`,
  [from.sm]: { gridTemplateColumns: '1fr 1fr' },
  [from.lg]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: `${space(6)} ${space(5)}` },
  '& li': {
    display: 'grid',
    alignContent: 'start',
    gap: space(1),
    paddingTop: space(2.5),
    borderTop: `4px solid ${colour.ink}`,
  },
  '& h3': type.card,
});
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

/** What the service consists of: six parts, numbered. */
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
