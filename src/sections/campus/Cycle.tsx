import { styled } from '@mui/material/styles';
import { CampusCycle } from '../../components/live/CampusCycle';
import { looks } from '../../components/live/cycle/looks';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';
import { border } from '../../theme/tokens';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(5),
  counterReset: 'step',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  // The steps are where the ring above has them.
  [theme.breakpoints.between('md', 'lg')]: { '& li:nth-of-type(3)': { order: 1 } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)', marginTop: theme.spacing(7) },
  // The drawing shows the names. On a phone it has scrolled away by then.
  '& h3': {
    ...theme.typography.h4,
    [theme.breakpoints.down('md')]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
  '& li': { borderTop: '6px solid', paddingTop: theme.spacing(2), counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step) / ""',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    marginBottom: theme.spacing(1.5),
    border,
    borderRadius: '50%',
    ...theme.typography.numeral,
  },
  ...Object.fromEntries(
    looks.map(({ fill, ink }, index) => [
      `& li:nth-of-type(4n + ${index + 1})`,
      { borderColor: fill, '&::before': { backgroundColor: fill, color: ink } },
    ]),
  ),
}));

/** The four steps of the programme, drawn as a cycle and explained one by one. */
const Cycle = () => (
  <Section ground="white" title={campus.cycle.heading} lead={campus.cycle.text} align="center">
    <CampusCycle steps={campus.cycle.steps} />
    <Steps>
      {campus.cycle.steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="visually-hidden">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  </Section>
);

export default Cycle;
