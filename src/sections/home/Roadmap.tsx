import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { DialogButton } from '../../components/DialogButton';
import { Icon } from '../../components/Icon';
import { Lead, Section } from '../../components/Section';
import { roadmap } from '../../content/home';
import { colour, iconSize } from '../../theme/tokens';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.2fr', gap: theme.spacing(10) },
}));
const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '64px 1fr',
    gap: theme.spacing(2.5),
    paddingBottom: theme.spacing(4),
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
  '& h3': { ...theme.typography.h3, paddingBottom: theme.spacing(0.5) },
  '& p': { color: 'var(--muted)' },
}));
const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: 18,
  backgroundColor: colour.sun,
  color: colour.ink,
  ...iconSize(34),
});

/** Products in development, with a demo for visitors who want to see it early. */
const Roadmap = () => (
  <Section ground="pine" label={roadmap.heading}>
    <Grid>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">{roadmap.heading}</Typography>
        <Lead>{roadmap.lead}</Lead>
        <DialogButton opens="requestDemo" size="large">
          {roadmap.button}
        </DialogButton>
      </Stack>
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
