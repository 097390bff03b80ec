import { styled } from '@mui/material/styles';
import { CampusCycle } from '../../components/live/CampusCycle';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';
import { colour, fonts } from '../../theme/tokens';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(5),
  counterReset: 'step',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)', marginTop: theme.spacing(7) },
  '& li': { borderTop: `6px solid ${colour.sun}`, paddingTop: theme.spacing(2), counterIncrement: 'step' },
  '& h3': { ...theme.typography.h4, paddingBottom: theme.spacing(1) },
  '& h3::before': {
    content: 'counter(step) / ""',
    marginRight: theme.spacing(1),
    fontFamily: fonts.display,
    fontWeight: 800,
    color: colour.clay,
  },
}));

/** The four steps of the programme, drawn as a cycle and told one by one. */
const Cycle = () => (
  <Section ground="white" title={campus.cycle.heading} lead={campus.cycle.text} align="center">
    <CampusCycle steps={campus.cycle.steps} />
    <Steps>
      {campus.cycle.steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  </Section>
);

export default Cycle;
