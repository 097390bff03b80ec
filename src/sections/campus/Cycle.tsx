import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CampusCycle } from '../../components/live/CampusCycle';
import { look } from '../../components/live/cycle/looks';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';

/** The drawing shows the names, except on a phone. */
const shownOnPhone = {
  '@media (max-width: 767.95px)': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    whiteSpace: 'normal',
    marginBottom: '8px',
  },
} as const;

/** The four steps of the programme, drawn as a cycle and explained one by one. */
const Cycle = () => (
  <Section ground="white" title={campus.cycle.heading} lead={campus.cycle.text} align="center">
    <CampusCycle steps={campus.cycle.steps} />
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 3 },
        marginTop: { xs: 5, lg: 7 },
        gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {campus.cycle.steps.map(({ title, text }, index) => {
        const { fill, ink } = look(index);
        return (
          <Box
            key={title}
            component="li"
            sx={{
              borderTop: `6px solid ${fill}`,
              paddingTop: 2,
            }}
          >
            <Avatar
              variant="number"
              aria-hidden="true"
              sx={{ width: 48, height: 48, marginBottom: 1.5, backgroundColor: fill, color: ink }}
            >
              {index + 1}
            </Avatar>
            <Typography variant="h4" className="visually-hidden" sx={shownOnPhone}>
              {title}
            </Typography>
            <p>{text}</p>
          </Box>
        );
      })}
    </Box>
  </Section>
);

export default Cycle;
