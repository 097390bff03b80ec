import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/Icon';
import { CampusCycle } from '../../components/live/CampusCycle';
import { look } from '../../components/live/cycle/looks';
import { CORNER } from '../../components/live/cycle/Ring';
import { Section } from '../../components/Section';
import { campus } from '../../content/campus';
import { border, centred, colour } from '../../theme/tokens';

/** The width of the bar that joins two steps below each other, and a step to the ring on a desktop, in px. */
const BAR = 16;
const ofRing = (share: number) => `calc(${share} * var(--ring))`;

/** The ring is beside the steps on a tablet, and in their middle on a desktop. */
const page = {
  '--ring': { md: '280px', lg: 'clamp(396px, 39vw, 500px)' },
  position: 'relative',
  display: { md: 'grid', lg: 'block' },
  gridTemplateColumns: { md: '1fr var(--ring)' },
  columnGap: { md: 6 },
  alignItems: { md: 'center' },
} as const;
const ring = {
  position: { lg: 'absolute' },
  zIndex: 1,
  order: { md: 1 },
  left: '50%',
  marginLeft: { lg: ofRing(-0.5) },
  width: 'var(--ring)',
} as const;
/** Clockwise: two steps are at the upper corners of the ring and two at the lower ones. */
const around = {
  display: 'grid',
  columnGap: { lg: 'var(--ring)' },
  gridTemplateColumns: { lg: '1fr 1fr' },
  gridTemplateRows: { lg: `minmax(${ofRing(1 - 2 * CORNER)}, auto) auto` },
  paddingTop: { lg: `calc(${CORNER} * var(--ring) - ${BAR / 2}px)` },
  counterReset: 'step',
} as const;

const step = {
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: { xs: '56px 1fr', lg: 'auto 1fr' },
  alignItems: { xs: 'center', lg: 'baseline' },
  alignContent: 'start',
  columnGap: { xs: 2, lg: 1.5 },
  rowGap: { lg: 0.5 },
  paddingTop: { lg: `${BAR + 16}px` },
  paddingBottom: { xs: 4, lg: 3 },
  paddingRight: { lg: 4 },
  '&:nth-of-type(2), &:nth-of-type(3)': { gridColumn: { lg: 2 }, paddingInline: { lg: '32px 0' } },
  '&:nth-of-type(3), &:nth-of-type(4)': { gridRow: { lg: 2 }, paddingBottom: { lg: 0 } },
  '& > p': { gridColumn: { xs: '2', lg: '1 / -1' } },
  '& > span': { display: { lg: 'none' } },
  // The number of a step: in its heading on a phone and a tablet, in a column of its own on a desktop.
  '& > h3::before': { content: { xs: 'counter(step) ". " / ""', lg: 'none' } },
  '&::after': {
    content: { lg: 'counter(step) / ""' },
    order: -1,
    typography: 'partNumber',
    fontVariantNumeric: 'tabular-nums',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 20, lg: 0 },
    right: { lg: ofRing(-CORNER) },
    top: { xs: 28, lg: 0 },
    bottom: { xs: -28, lg: 'auto' },
    width: { xs: BAR, lg: 'auto' },
    height: { lg: BAR },
    border,
    borderBlock: { xs: 0, lg: border },
    backgroundColor: 'var(--step)',
  },
  '&:nth-of-type(2)::before, &:nth-of-type(3)::before': { left: { lg: ofRing(-CORNER) }, right: { lg: 0 } },
  '&:last-of-type::before': { content: 'none' },
} as const;

/** The four steps of the programme: below each other on a phone, beside a ring on a tablet, around it on a desktop. */
const Cycle = () => {
  const { heading, text: lead, steps, again } = campus.cycle;
  return (
    <Section volume="loud" ground="white" title={heading} lead={lead} align="center">
      <Box sx={page}>
        <Box sx={ring}>
          <CampusCycle steps={steps} />
        </Box>
        <Box component="ol" sx={around}>
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
                <Typography variant="h4" sx={{ typography: { lg: 'h3' } }}>
                  {title}
                </Typography>
                <p>{text}</p>
              </Box>
            );
          })}
          <Box component="li" sx={{ ...step, display: { xs: 'grid', lg: 'none' }, paddingBottom: 0 }}>
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
      </Box>
    </Section>
  );
};

export default Cycle;
