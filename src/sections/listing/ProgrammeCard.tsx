import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ProgrammeKind } from '../../../schemas/facts';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Icon } from '../../components/Icon';
import { inMonths } from '../../content/phrases';
import { border, colour, iconSize, liftsOnHover } from '../../theme/tokens';

const Root = styled(Card)({
  position: 'relative',
  height: '100%',
  padding: 0,
  gap: 0,
  ...liftsOnHover,
  '& picture': { borderBottom: border, borderRadius: '18px 18px 0 0', overflow: 'hidden' },
});
const Facts = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.75),
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  borderTop: `2px dotted ${colour.ink}`,
  fontWeight: 600,
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
  '& svg': { ...iconSize(20) },
  '& span > span': { whiteSpace: 'nowrap' },
}));

const isUnit = /\s*opportunities$/;

interface ProgrammeCardProps {
  to: string;
  title: string;
  text?: string;
  /** A line between picture and title. */
  badge?: string;
  art: string;
  alt: string;
  duration: string;
  /** How long it takes, from the facts of its kind. */
  weeks: ProgrammeKind['weeks'];
  opportunities: string;
  /** The link's text. */
  more: string;
  sizes?: string;
}

/** A programme or a course in a list. */
export const ProgrammeCard = ({
  to,
  title,
  text,
  badge,
  art,
  alt,
  duration,
  weeks,
  opportunities,
  more,
  sizes = artSizes.card,
}: ProgrammeCardProps) => (
  <Root>
    <Art id={art} alt={alt} sizes={sizes} />
    {badge && (
      <Typography
        variant="subtitle2"
        sx={{ py: 0.75, px: 3, borderBottom: border, backgroundColor: colour.sun }}
      >
        {badge}
      </Typography>
    )}
    <CardContent sx={{ gap: 1.5, paddingTop: 2.5 }}>
      <Typography variant="h4">{title}</Typography>
      {text && <p>{text}</p>}
      <Facts>
        <li>
          <Icon name="clock" />
          <span>
            {duration}: <span>{inMonths(weeks)}</span>
          </span>
        </li>
        <li>
          <Icon name="briefcase" />
          {opportunities.replace(isUnit, '')} opportunities
        </li>
      </Facts>
      <Link component={RouterLink} to={to} variant="cardLink">
        {more}
        <span className="visually-hidden"> about {title}</span>
      </Link>
    </CardContent>
  </Root>
);
