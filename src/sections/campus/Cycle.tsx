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

/** The width of the bar that joins two steps on a phone, and a step to the ring on a desktop, in px. */
const BAR = 16;
const ofRing = (share: number) => `calc(${share} * var(--ring))`;

/** The ring is above the steps, or in their middle on a desktop. */
const page = {
  '--ring': { md: '440px', lg: 'clamp(396px, 39vw, 500px)' },
  position: 'relative',
} as const;
const ring = {
  position: { lg: 'absolute' },
  zIndex: 1,
  left: '50%',
  margin: { md: '0 auto 40px', lg: `0 0 0 ${ofRing(-0.5)}` },
  width: 'var(--ring)',
} as const;
/** Clockwise: two steps are at the upper corners of the ring and two at the lower ones. */
const around = {
  display: 'grid',
  rowGap: { md: 3, lg: 0 },
  columnGap: { md: 3, lg: 'var(--ring)' },
  gridTemplateColumns: { lg: '1fr 1fr' },
  gridTemplateRows: { lg: `minmax(${ofRing(1 - 2 * CORNER)}, auto) auto` },
  paddingTop: { lg: `calc(${CORNER} * var(--ring) - ${BAR / 2}px)` },
  counterReset: 'step',
} as const;

const step = {
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: { xs: '56px 1fr', md: 'auto 1fr' },
  alignItems: { xs: 'center', md: 'baseline' },
  alignContent: 'start',
  columnGap: { xs: 2, md: 1.5 },
  rowGap: { md: 0.5 },
  paddingTop: { md: `${BAR + 16}px` },
  paddingBottom: { xs: 4, md: 0, lg: 3 },
  paddingRight: { lg: 4 },
  '&:nth-of-type(2), &:nth-of-type(3)': { gridColumn: { lg: 2 }, paddingInline: { lg: '32px 0' } },
  '&:nth-of-type(3), &:nth-of-type(4)': { gridRow: { lg: 2 }, paddingBottom: { lg: 0 } },
  '& > p': { gridColumn: { xs: '2', md: '1 / -1' } },
  '& > span': { display: { md: 'none' } },
  // The number of a step: in its heading on a phone, in a column of its own elsewhere.
  '& > h3::before': { content: { xs: 'counter(step) ". " / ""', md: 'none' } },
  '&::after': {
    content: { md: 'counter(step) / ""' },
    order: -1,
    typography: 'partNumber',
    fontVariantNumeric: 'tabular-nums',
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 20, md: 0 },
    right: { md: 0, lg: ofRing(-CORNER) },
    top: { xs: 28, md: 0 },
    bottom: { xs: -28, md: 'auto' },
    width: { xs: BAR, md: 'auto' },
    height: { md: BAR },
    border,
    borderBlock: { xs: 0, md: border },
    backgroundColor: 'var(--step)',
  },
  '&:nth-of-type(2)::before, &:nth-of-type(3)::before': { left: { lg: ofRing(-CORNER) }, right: { md: 0 } },
  '&:last-of-type::before': { content: 'none' },
} as const;

/** The four steps of the programme: below each other on a phone, around a ring elsewhere. */
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
      </Box>
    </Section>
  );
};

export default Cycle;
