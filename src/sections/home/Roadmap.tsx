import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogButton } from '../../components/DialogButton';
import { Icon } from '../../components/Icon';
import { Section, Standfirst } from '../../components/Section';
import { roadmap } from '../../content/home';
import { colour, iconSize } from '../../theme/tokens';

const badgeSize = { xs: 64, md: 96 };
const columnGap = 24;
const lineWidth = 4;

/** An item with the line to the next one: downwards on a phone, to the right elsewhere. The last item has none. */
const item = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: `${badgeSize.xs}px 1fr`, md: 'none' },
  columnGap: 2.5,
  alignContent: 'start',
  // The titles of neighbours start at the same height, and so do their texts.
  gridRow: { md: 'span 3' },
  gridTemplateRows: { md: 'subgrid' },
  paddingBottom: { xs: 4, md: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: { xs: (badgeSize.xs - lineWidth) / 2, md: badgeSize.md },
    right: { md: -columnGap },
    top: { xs: badgeSize.xs, md: (badgeSize.md - lineWidth) / 2 },
    bottom: { xs: 0, md: 'auto' },
    borderLeft: { xs: `${lineWidth}px dotted ${colour.sun}`, md: 0 },
    borderTop: { md: `${lineWidth}px dotted ${colour.sun}` },
  },
  '&:last-of-type': { paddingBottom: 0, '&::before': { display: 'none' } },
} as const;
const badge = {
  gridRow: { xs: 'span 2', md: 1 },
  mb: { md: 2.5 },
  width: badgeSize,
  height: badgeSize,
  ...iconSize({ xs: 34, md: 52 }),
  border: 0,
  borderRadius: { xs: '18px', md: '26px' },
} as const;

/** Products in development. A visitor can ask for a demo before they are finished. */
const Roadmap = () => (
  <Section ground="pine" label={roadmap.heading}>
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        justifyItems: 'start',
        alignItems: 'end',
        gridTemplateColumns: { md: '1fr auto' },
        marginBottom: { xs: 5, lg: 8 },
      }}
    >
      <Stack spacing={3}>
        <Typography variant="h2">{roadmap.heading}</Typography>
        <Standfirst>{roadmap.lead}</Standfirst>
      </Stack>
      <DialogButton opens="requestDemo" size="large">
        {roadmap.button}
      </DialogButton>
    </Box>
    <Box
      component="ol"
      sx={{
        display: 'grid',
        columnGap: `${columnGap}px`,
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {roadmap.items.map(({ icon, title, text }) => (
        <Box key={title} component="li" sx={item}>
          <Avatar component="span" sx={badge}>
            <Icon name={icon} />
          </Avatar>
          <Typography variant="h3" sx={{ paddingBottom: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
      ))}
    </Box>
  </Section>
);

export default Roadmap;
