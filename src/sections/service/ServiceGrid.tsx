import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Service } from '../../../schemas/content';
import { Section } from '../../components/Section';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { lookOf } from './looks';

const Parts = styled('ol')(({ theme }) => ({
  display: 'grid',
  '& li': { display: 'grid', alignContent: 'start', gap: theme.spacing(1) },
  '&[data-list=columns]': {
    gap: theme.spacing(4),
    '& li': { paddingTop: theme.spacing(2.5), borderTop: `4px solid ${colour.ink}` },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    [theme.breakpoints.up('lg')]: { gap: theme.spacing(6, 5) },
  },
  '&[data-list=tiles]': {
    border,
    borderRadius: radius.card,
    backgroundColor: colour.ink,
    boxShadow: shadow(8),
    // The gap shows the ink behind: a table's lines without doubled borders.
    gap: 2,
    overflow: 'clip',
    '& li': { padding: theme.spacing(3), backgroundColor: colour.white, color: colour.ink },
    '& li:nth-of-type(4n + 1)': { backgroundColor: colour.sunLight },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    [theme.breakpoints.up('lg')]: { '& li': { padding: theme.spacing(4) } },
  },
}));
/** The six parts of a service, numbered. */
export const ServiceGrid = ({ service: { slug, servicesHeading, services } }: { service: Service }) => {
  const { list, listGround } = lookOf(slug);
  return (
    <Section ground={listGround} title={servicesHeading}>
      <Parts data-list={list}>
        {services.map((part, index) => (
          <li key={part.title}>
            <Typography variant="partNumber" sx={{ color: colour.clay }} aria-hidden="true">
              {index + 1}
            </Typography>
            <Typography variant="h4">{part.title}</Typography>
            <p>{part.description}</p>
          </li>
        ))}
      </Parts>
    </Section>
  );
};
