import { styled } from '@mui/material/styles';
import { CampusCycle } from '../../components/live/CampusCycle';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';
import { colour, fonts, from, space, type } from '../../theme/tokens';

const Steps = styled('ol')({
  display: 'grid',
  gap: space(3),
  marginTop: space(5),
  counterReset: 'step',
  [from.sm]: { gridTemplateColumns: '1fr 1fr' },
  [from.lg]: { gridTemplateColumns: 'repeat(4, 1fr)', marginTop: space(7) },
  '& li': { borderTop: `6px solid ${colour.sun}`, paddingTop: space(2), counterIncrement: 'step' },
  '& h3': { ...type.card, paddingBottom: space(1) },
  '& h3::before': {
    content: 'counter(step) / ""',
    marginRight: space(1),
    fontFamily: fonts.display,
    fontWeight: 800,
    color: colour.clay,
  },
});

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
