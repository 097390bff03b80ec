import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogButton } from '../../components/DialogButton';
import { Icon } from '../../components/Icon';
import { detailPages } from '../../content/detailPages';
import { weeks, type KindOfProgramme } from '../../content/facts/promises';
import { reviewsCount } from '../../content/figures';
import { border, colour, iconSize, shadow } from '../../theme/tokens';
import type { ProgrammeDetail } from './types';

/** Rating and text, next to the facts on a desktop. On narrower screens the short facts come before the text. */
const left = { gridColumn: { lg: 1 } } as const;
const text = { ...left, order: { xs: 1, lg: 0 } } as const;

const star = {
  ...iconSize(32),
  padding: '5px',
  border,
  borderRadius: '50%',
  backgroundColor: colour.sun,
} as const;
/** The facts: on a phone short ones in a pair, on a tablet all in pairs, on a desktop a column on the right. */
const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'none' },
  columnGap: 2.5,
  alignContent: 'start',
  margin: 0,
  gridArea: { lg: '1 / 2 / span 3' },
  borderLeft: { lg: border },
  paddingLeft: { lg: 5 },
} as const;
const dotted = `2px dotted ${colour.ink}`;

/** A name above its value; on a desktop both on one line where they fit. */
const row = {
  display: { lg: 'flex' },
  flexWrap: 'wrap',
  columnGap: 2,
  paddingBlock: { xs: 1.5, lg: 2 },
  '& > dt': { flex: '0 0 5.5rem', paddingTop: { lg: '1px' } },
  '& > dd': { flex: '1 1 9rem' },
  '&:first-of-type': { paddingTop: 0 },
  '&:not(:first-of-type)': { borderTop: dotted },
  '&:nth-of-type(2)': { borderTop: { md: 0, lg: dotted }, paddingTop: { md: 0, lg: 2 } },
  '&:last-of-type': { paddingBottom: 0 },
} as const;
/** The longer values, which need a phone's whole width. */
const wholeOnPhone = { gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

/** Rating, level, duration and pace of a programme, with a button to ask about it. */
export const InfoCard = ({ kind, detail }: { kind: KindOfProgramme; detail: ProgrammeDetail }) => {
  const { facts: names, infoHeading } = detailPages;
  const rows = [
    { name: names.duration, value: names.weeks(weeks[kind]), more: detail.duration, isLong: true },
    { name: names.level, value: detail.level },
    { name: names.schedule, value: detail.schedule },
    { name: names.time, value: detail.time, isLong: true },
  ];
  return (
    <Card
      sx={{
        gap: { xs: 2, md: 2.5 },
        padding: { xs: 2.5, md: 4, lg: 5 },
        boxShadow: shadow(8),
        display: { lg: 'grid' },
        gridTemplateColumns: { lg: '1.35fr 1fr' },
        columnGap: { lg: 5 },
      }}
    >
      <Typography variant="h3" component="h2" className="visually-hidden">
        {infoHeading}
      </Typography>
      {detail.rating && detail.review && (
        <Stack
          direction="row"
          spacing={1}
          sx={{
            ...left,
            flexWrap: 'wrap',
            alignItems: 'center',
            pb: { xs: 1.5, md: 2 },
            borderBottom: border,
          }}
        >
          <Icon name="star" alt="Rating" sx={star} />
          <Typography variant="score" component="strong">
            {detail.rating}
          </Typography>
          {detail.review}
          <Link href={reviewsCount.to} variant="body2" sx={{ color: 'inherit' }}>
            {reviewsCount.text}
          </Link>
        </Stack>
      )}
      <Typography
        sx={{
          ...text,
          typography: { xs: 'body2', md: 'body1' },
          '--text-wrap': { xs: 'pretty', md: 'balance' },
        }}
      >
        {detail.description}
      </Typography>
      <Box component="dl" sx={facts}>
        {rows.map(({ name, value, more, isLong }) => (
          <Box key={name} sx={[row, isLong ? wholeOnPhone : null]}>
            <Typography variant="body2" component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography variant="fact" component="dd">
              {value}
              {more && (
                <Box component="span" sx={{ fontWeight: 400 }}>
                  {` ${more}`}
                </Box>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={text}>
        <DialogButton opens="course" subject={detail.title} variant="outlined">
          {detail.cardCta}
        </DialogButton>
      </Box>
    </Card>
  );
};
