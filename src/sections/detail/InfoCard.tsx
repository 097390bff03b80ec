import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DialogButton } from '../../components/DialogButton';
import { Icon } from '../../components/Icon';
import { detailPages } from '../../content/detailPages';
import { ratings } from '../../content/facts/promises';
import { border, colour, iconSize, shadow } from '../../theme/tokens';
import type { ProgrammeDetail } from './types';

const Root = styled(Card)(({ theme }) => ({
  gap: theme.spacing(2.5),
  boxShadow: shadow(8),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  // Rating and text on the left, the facts in a column on the right.
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '1.35fr 1fr',
    columnGap: theme.spacing(5),
    padding: theme.spacing(5),
    '& > dl': { gridArea: '1 / 2 / span 4', borderLeft: border, paddingLeft: theme.spacing(5) },
    '& > :not(dl)': { gridColumn: 1 },
  },
}));
const Rating = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBottom: theme.spacing(2),
  borderBottom: border,
  '& svg': { ...iconSize(32), padding: 5, border, borderRadius: '50%', backgroundColor: colour.sun },
}));
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5, 3),
  alignContent: 'center',
  margin: 0,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
  },
}));

/** Rating, level, duration and pace of a programme, with a button to ask about it. */
export const InfoCard = ({ detail }: { detail: ProgrammeDetail }) => {
  const { facts, infoHeading } = detailPages;
  const rows = [
    { name: facts.duration, value: detail.duration },
    { name: facts.level, value: detail.level },
    { name: facts.schedule, value: detail.schedule },
    { name: facts.time, value: detail.time },
  ];
  return (
    <Root>
      <Typography variant="h3" component="h2" className="visually-hidden">
        {infoHeading}
      </Typography>
      <Rating>
        <Icon name="star" alt="Rating" />
        <Typography variant="score" component="strong">
          {detail.rating}
        </Typography>
        {detail.review}
        <Typography variant="body2" component="small" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {ratings}
        </Typography>
      </Rating>
      <p>{detail.description}</p>
      <Facts>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <Typography variant="body2" component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ fontWeight: 600, lineHeight: 1.4 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Facts>
      <div>
        <DialogButton opens="course" variant="outlined">
          {detail.text}
        </DialogButton>
      </div>
    </Root>
  );
};
