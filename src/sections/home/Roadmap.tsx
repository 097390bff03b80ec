import { styled } from '@mui/material/styles';
import { DialogButton } from '../../components/DialogButton';
import { Icon } from '../../components/Icon';
import { Lead, Section, Title } from '../../components/Section';
import { roadmap } from '../../content/home';
import { colour, from, space, type } from '../../theme/tokens';

const Grid = styled('div')({
  display: 'grid',
  gap: space(5),
  [from.lg]: { gridTemplateColumns: '1fr 1.2fr', gap: space(10) },
});
const Words = styled('div')({ display: 'grid', gap: space(3), justifyItems: 'start', alignContent: 'start' });
const Steps = styled('ol')({
  display: 'grid',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '64px 1fr',
    gap: space(2.5),
    paddingBottom: space(4),
  },
  // The line that joins the steps.
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 30,
    top: 64,
    bottom: 0,
    borderLeft: `4px dotted ${colour.sun}`,
  },
  '& h3': { ...type.subtitle, paddingBottom: space(0.5) },
  '& p': { color: 'var(--muted)' },
});
const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: 18,
  backgroundColor: colour.sun,
  color: colour.ink,
  fontSize: 34,
});

/** What is being built next, with a demo for whoever wants to see it early. */
const Roadmap = () => (
  <Section ground="pine" label={roadmap.heading}>
    <Grid>
      <Words>
        <Title>{roadmap.heading}</Title>
        <Lead>{roadmap.lead}</Lead>
        <DialogButton opens="requestDemo" size="large">
          Request Demo
        </DialogButton>
      </Words>
      <Steps>
        {roadmap.items.map(({ icon, title, text }) => (
          <li key={title}>
            <Badge>
              <Icon name={icon} />
            </Badge>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Steps>
    </Grid>
  </Section>
);

export default Roadmap;
