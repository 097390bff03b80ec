import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ProgrammeKind } from '../../../schemas/facts';
import { artSizes } from '../../components/artSizes';
import { CardArt } from '../../components/FramedArt';
import { Icon } from '../../components/Icon';
import { Parted } from '../../components/WholeWords';
import { inMonths } from '../../content/phrases';
import { columnsOnPhone, coverAtLeft, inRow, rowOfCard, wordsInRow } from '../../theme/rows';
import { spacing } from '../../theme/spacing';
import { border, colour, iconSize, liftsOnHover } from '../../theme/tokens';

/** A fact with its icon. */
const fact = { display: 'flex', gap: 1 } as const;
/** Facts and link: under the text, or across the card if the picture is beside the text. */
const foot = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 1.5,
  margin: `0 ${spacing(3)}`,
  padding: `${spacing(1.5)} 0 ${spacing(3)}`,
  borderTop: `2px dotted ${colour.ink}`,
  [inRow]: {
    gridArea: '3 / 1 / 4 / 3',
    flexDirection: 'row',
    alignItems: 'last baseline',
    margin: 0,
    padding: `${spacing(2)} ${spacing(3)}`,
    borderTop: border,
  },
} as const;

/** In a list on a phone: a small picture at the left, so that several programmes fit on the screen. */
const onPhone = {
  card: { display: 'grid', gridTemplateColumns: columnsOnPhone, gridTemplateRows: 'auto 1fr auto' },
  art: { ...coverAtLeft, gridArea: '1 / 1 / -1 / 2' },
  badge: { gridColumn: 2, paddingInline: 1.5, borderRadius: '0 18px 0 0' },
  words: { gridArea: '2 / 2', '&, &:last-child': { padding: '16px 12px 8px' } },
  title: { fontSize: 'h6.fontSize' },
  text: { display: 'none' },
  // One line for 'opportunities' at 360 px.
  facts: { typography: 'badge', fontWeight: 600 },
  foot: { gridArea: '3 / 2', margin: '0 12px', padding: '8px 0 16px' },
} as const;
const isUnit = /\s*opportunities$/;

interface ProgrammeCardProps {
  to: string;
  title: string;
  text?: string;
  /** A line between the picture and the title. */
  badge?: string;
  art: string;
  alt: string;
  duration: string;
  /** Its length, from the facts of its kind. */
  weeks: ProgrammeKind['weeks'];
  opportunities: string | undefined;
  /** The link's text. */
  more: string;
  sizes?: string;
  /** Whether it is a low row on a phone. */
  row?: boolean | undefined;
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
  row,
  sizes = row ? artSizes.cardOrRow : artSizes.card,
}: ProgrammeCardProps) => {
  const phone = (part: keyof typeof onPhone) => (theme: Theme) =>
    row ? { [theme.breakpoints.down('sm')]: onPhone[part] } : {};
  return (
    <Card
      variant="cover"
      sx={[{ height: '100%', overflow: 'visible', ...liftsOnHover, [inRow]: rowOfCard() }, phone('card')]}
    >
      <CardArt id={art} alt={alt} sizes={sizes} sx={phone('art')} />
      {badge && (
        <Typography
          variant="badge"
          component="p"
          sx={[
            {
              py: 0.75,
              px: 3,
              borderBottom: border,
              backgroundColor: colour.sun,
              [inRow]: { gridArea: '1 / 2', borderRadius: '0 18px 0 0' },
            },
            phone('badge'),
          ]}
        >
          {badge}
        </Typography>
      )}
      <CardContent
        sx={[{ gap: 1.5, paddingTop: 2.5, paddingBottom: 1.5, [inRow]: wordsInRow }, phone('words')]}
      >
        <Typography variant="h4" sx={phone('title')}>
          <Parted at={/(?<=[:-]) /}>{title}</Parted>
        </Typography>
        {text && (
          <Box component="p" sx={phone('text')}>
            {text}
          </Box>
        )}
      </CardContent>
      <Box sx={[foot, phone('foot')]}>
        <Stack component="ul" spacing={0.75} sx={[{ typography: 'body2', fontWeight: 600 }, phone('facts')]}>
          <Box component="li" sx={fact}>
            <Icon name="clock" sx={iconSize(20)} />
            <Box component="span" sx={{ textWrap: 'balance' }}>
              <Parted at={/(?<=[/:]) /}>{`${duration}: ${inMonths(weeks)}`}</Parted>
            </Box>
          </Box>
          {opportunities && (
            <Box component="li" sx={fact}>
              <Icon name="briefcase" sx={iconSize(20)} />
              {`${opportunities.replace(isUnit, '')} opportunities`}
            </Box>
          )}
        </Stack>
        <Link component={RouterLink} to={to} variant="cardLink" sx={{ [inRow]: { alignSelf: 'auto' } }}>
          {more}
          <span className="visually-hidden"> about {title}</span>
        </Link>
      </Box>
    </Card>
  );
};
