import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Service } from '../../../schemas/content';
import { Section } from '../../components/Section';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { lookOf } from './looks';

const lists = {
  columns: {
    columnGap: { xs: 4, lg: 5 },
    // Takes away the space below the last item.
    marginBottom: { xs: -4, lg: -6 },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 28%)), 1fr))',
  },
  tiles: {
    border,
    borderRadius: `${radius.card}px`,
    backgroundColor: colour.ink,
    // On dark grounds shadows are transparent by default.
    '--cast': colour.ink,
    boxShadow: shadow(8),
    // The ink ground shows in the gaps, as single lines between the cells.
    gap: '2px',
    overflow: 'clip',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(19rem, 28%)), 1fr))',
  },
};
const parts = {
  columns: { marginBottom: { xs: 4, lg: 6 }, paddingTop: 2.5, borderTop: `4px solid ${colour.ink}` },
  tiles: { padding: { xs: 3, lg: 4 }, color: colour.ink },
};

/** The six parts of a service, numbered. */
export const ServiceGrid = ({ service: { slug, servicesHeading, services } }: { service: Service }) => {
  const { list, listGround } = lookOf(slug);
  const isTiled = list === 'tiles';
  return (
    <Section volume="loud" ground={listGround} title={servicesHeading}>
      <Box component="ol" sx={{ display: 'grid', ...lists[list] }}>
        {services.map(({ title, description }, index) => (
          <Box
            key={title}
            component="li"
            sx={{
              // The titles of neighbours start at the same height, and so do their texts.
              display: 'grid',
              gridRow: { xs: 'span 2', sm: 'span 3' },
              gridTemplateRows: 'subgrid',
              // On a phone the number is beside them.
              gridTemplateColumns: { xs: '2.5rem minmax(0, 1fr)', sm: 'none' },
              rowGap: 1,
              ...parts[list],
              ...(isTiled && { backgroundColor: colour.white }),
            }}
          >
            <Typography
              variant="partNumber"
              aria-hidden="true"
              sx={{ gridRow: { xs: 'span 2', sm: 'auto' } }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h4" sx={{ paddingTop: { xs: '8px', sm: 0 } }}>
              {title}
            </Typography>
            <p>{description}</p>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
