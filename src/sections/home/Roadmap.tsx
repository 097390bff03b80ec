import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogButton } from '../../components/DialogButton';
import { Icon } from '../../components/Icon';
import { Lead, Section } from '../../components/Section';
import { roadmap } from '../../content/home';
import { centred, colour } from '../../theme/tokens';

/** An item, with the line that joins it to the next. */
const item = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px 1fr',
  gap: 2.5,
  paddingBottom: 4,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 30,
    top: 64,
    bottom: 0,
    borderLeft: `4px dotted ${colour.sun}`,
  },
} as const;

/** Products in development, with a demo for visitors who want to see it early. */
const Roadmap = () => (
  <Section ground="pine" label={roadmap.heading}>
    <Box sx={{ display: 'grid', gap: { xs: 5, lg: 10 }, gridTemplateColumns: { lg: '1fr 1.2fr' } }}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">{roadmap.heading}</Typography>
        <Lead>{roadmap.lead}</Lead>
        <DialogButton opens="requestDemo" size="large">
          {roadmap.button}
        </DialogButton>
      </Stack>
      <Stack component="ol">
        {roadmap.items.map(({ icon, title, text }) => (
          <Box key={title} component="li" sx={item}>
            <Avatar component="span" sx={{ ...centred(64, 34), border: 0, borderRadius: '18px' }}>
              <Icon name={icon} />
            </Avatar>
            <div>
              <Typography variant="h3" sx={{ paddingBottom: 0.5 }}>
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </div>
          </Box>
        ))}
      </Stack>
    </Box>
  </Section>
);

export default Roadmap;
