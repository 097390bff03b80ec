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

/** Rating and text; beside the facts on a desktop. */
const left = { gridColumn: { lg: 1 } } as const;

const star = {
  ...iconSize(32),
  padding: '5px',
  border,
  borderRadius: '50%',
  backgroundColor: colour.sun,
} as const;
/** The facts, in a column on the right on a desktop. */
const facts = {
  display: 'grid',
  alignContent: 'start',
  margin: 0,
  gridArea: { lg: '1 / 2 / span 3' },
  borderLeft: { lg: border },
  paddingLeft: { lg: 5 },
} as const;

/** A name and its value, on one line where both fit. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  paddingBlock: { xs: 1.5, lg: 2 },
  '& > dt': { flex: '0 0 5.5rem', paddingTop: '1px' },
  '& > dd': { flex: '1 1 9rem' },
  '&:not(:first-of-type)': { borderTop: `2px dotted ${colour.ink}` },
  '&:first-of-type': { paddingTop: { lg: 0 } },
  '&:last-of-type': { paddingBottom: 0 },
} as const;

/** Rating, level, duration and pace of a programme, with a button to ask about it. */
export const InfoCard = ({ kind, detail }: { kind: KindOfProgramme; detail: ProgrammeDetail }) => {
  const { facts: names, infoHeading } = detailPages;
  const rows = [
    { name: names.duration, value: names.weeks(weeks[kind]), more: detail.duration },
    { name: names.level, value: detail.level },
    { name: names.schedule, value: detail.schedule },
    { name: names.time, value: detail.time },
  ];
  return (
    <Card
      sx={{
        gap: 2.5,
        padding: { md: 4, lg: 5 },
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
          sx={{ ...left, flexWrap: 'wrap', alignItems: 'center', pb: 2, borderBottom: border }}
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
      <Typography sx={{ ...left, '--text-wrap': { xs: 'pretty', md: 'balance' } }}>
        {detail.description}
      </Typography>
      <Box component="dl" sx={facts}>
        {rows.map(({ name, value, more }) => (
          <Box key={name} sx={row}>
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
      <Box sx={left}>
        <DialogButton opens="course" subject={detail.title} variant="outlined">
          {detail.cardCta}
        </DialogButton>
      </Box>
    </Card>
  );
};
