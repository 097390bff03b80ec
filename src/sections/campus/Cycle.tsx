import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon';
import { CampusCycle } from '../../components/live/CampusCycle';
import { look } from '../../components/live/cycle/looks';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';
import { border, centred, colour } from '../../theme/tokens';

/** A step. On a phone a line joins its icon to the next; elsewhere a line is above it, and the ring joins the steps. */
const step = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  alignItems: 'center',
  columnGap: 2,
  alignContent: 'start',
  rowGap: { md: 1.5 },
  paddingTop: { md: 2 },
  paddingBottom: { xs: 4, md: 0 },
  borderTop: { md: '6px solid var(--step)' },
  '& > p': { gridColumn: { xs: '2', md: '1 / -1' } },
  '&:not(:last-of-type)::before': {
    content: { xs: '""', md: 'none' },
    position: 'absolute',
    left: 20,
    top: 28,
    bottom: -28,
    width: 16,
    border,
    borderBlock: 0,
    backgroundColor: 'var(--step)',
  },
} as const;

/** The four steps of the programme, drawn as a cycle and explained one by one. */
const Cycle = () => {
  const { heading, text: lead, steps, again } = campus.cycle;
  return (
    <Section ground="white" title={heading} lead={lead} align="center">
      <CampusCycle steps={steps} />
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: { md: '40px 24px' },
          marginTop: { md: 5, lg: 7 },
          gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {steps.map(({ title, text, icon }, index) => {
          const { fill, ink } = look(index);
          return (
            <Box key={title} component="li" sx={{ ...step, '--step': fill }}>
              <Avatar
                component="span"
                sx={{ ...centred(56, 30), position: 'relative', backgroundColor: fill, color: ink }}
              >
                <Icon name={icon} />
              </Avatar>
              <Typography variant="h4">{title}</Typography>
              <p>{text}</p>
            </Box>
          );
        })}
        <Box component="li" sx={{ ...step, display: { xs: 'grid', md: 'none' }, paddingBottom: 0 }}>
          <Avatar
            component="span"
            sx={{ ...centred(56, 30), position: 'relative', backgroundColor: colour.white }}
          >
            <Icon name={again.icon} />
          </Avatar>
          <Typography variant="h4" component="p">
            {again.text}
          </Typography>
        </Box>
      </Box>
    </Section>
  );
};

export default Cycle;
