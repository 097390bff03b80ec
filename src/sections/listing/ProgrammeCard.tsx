import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { morphs } from '../../components/morph';
import { Icon } from '../../components/Icon';
import { border, colour, liftsOnHover } from '../../theme/tokens';

const Root = styled(Card)(({ theme }) => ({
  position: 'relative',
  height: '100%',
  padding: 0,
  gap: 0,
  ...liftsOnHover,
  '& picture': { borderBottom: border, borderRadius: '18px 18px 0 0', overflow: 'hidden' },
  '& h3': theme.typography.h4,
}));
const Badge = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.75, 3),
  borderBottom: border,
  backgroundColor: colour.sun,
  fontWeight: 700,
  lineHeight: 1.3,
}));
const Body = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5, 3, 3),
}));
const Facts = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.75),
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  borderTop: `2px dotted ${colour.ink}`,
  fontWeight: 600,
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
  '& svg': { fontSize: 20 },
}));
// The whole card follows its link.
const More = styled(Link)({
  justifySelf: 'start',
  fontWeight: 700,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 18 },
});

const Durations = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1),
  '& > span': {
    padding: theme.spacing(0, 1),
    border,
    borderRadius: 999,
    backgroundColor: colour.cream,
    fontSize: '0.8125rem',
    lineHeight: '22px',
  },
}));

/** Between the two lengths of a programme: 'Short term and Long term'. */
const isBetween = / and | \/ /;
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
  opportunities,
  more,
  sizes = artSizes.card,
}: ProgrammeCardProps) => (
  <Root data-card="">
    <Art id={art} alt={alt} sizes={sizes} />
    {badge && <Badge>{badge}</Badge>}
    <Body>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <Facts>
        <li>
          <Icon name="clock" />
          <Durations>
            Duration (months)
            {duration.split(isBetween).map((length) => (
              <span key={length}>{length}</span>
            ))}
          </Durations>
        </li>
        <li>
          <Icon name="briefcase" />
          {opportunities.replace(isUnit, '')} opportunities
        </li>
      </Facts>
      <More to={to} {...morphs}>
        {more}
        <span className="visually-hidden"> about {title}</span>
      </More>
    </Body>
  </Root>
);
