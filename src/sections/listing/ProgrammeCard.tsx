import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ProgrammeKind } from '../../../schemas/facts';
import { artSizes } from '../../components/artSizes';
import { CardArt } from '../../components/FramedArt';
import { Icon } from '../../components/Icon';
import { Parted } from '../../components/WholeWords';
import { programmeWords } from '../../content/labels';
import { inMonths } from '../../content/phrases';
import { badgeInRow, footInRow, inRow, rowOfCard, wordsInRow } from '../../theme/rows';
import { spacing } from '../../theme/spacing';
import { border, colour, iconSize, liftsOnHover } from '../../theme/tokens';

/** A fact with its icon. */
const fact = { display: 'flex', gap: 1 } as const;
/** Facts and link: under the text, or across the card if the picture is at its left. */
const foot = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 1.5,
  margin: `0 ${spacing(3)}`,
  padding: `${spacing(1.5)} 0 ${spacing(3)}`,
  borderTop: `2px dotted ${colour.ink}`,
  [inRow]: {
    ...footInRow,
    flexDirection: 'row',
    alignItems: 'last baseline',
    margin: 0,
    padding: `${spacing(2)} ${spacing(3)}`,
    borderTop: border,
  },
} as const;

interface ProgrammeCardProps {
  to: string;
  title: string;
  text?: string;
  /** A line between the picture and the title. */
  badge?: string;
  art: string;
  alt: string;
  /** The names of its tracks, as in "Short Term Course / Long Term Course". */
  tracks: string;
  /** Their lengths, from the facts of its kind. */
  weeks: ProgrammeKind['weeks'];
  opportunities: string | undefined;
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
  tracks,
  weeks,
  opportunities,
  more,
  sizes = artSizes.cardOrRow,
}: ProgrammeCardProps) => (
  <Card variant="cover" sx={{ height: '100%', overflow: 'visible', ...liftsOnHover, [inRow]: rowOfCard() }}>
    <CardArt id={art} alt={alt} sizes={sizes} />
    {badge && (
      <Typography
        variant="badge"
        component="p"
        sx={{
          py: 0.75,
          px: 3,
          borderBottom: border,
          backgroundColor: colour.sun,
          [inRow]: badgeInRow,
        }}
      >
        {badge}
      </Typography>
    )}
    {/* On a phone cards are alone in view, so the foot follows the text. Elsewhere the feet of neighbours are level. */}
    <CardContent
      sx={{ flex: { xs: 'none', sm: 1 }, gap: 1.5, paddingTop: 2.5, paddingBottom: 1.5, [inRow]: wordsInRow }}
    >
      <Typography variant="h4">
        <Parted at={/(?<=[:-]) /}>{title}</Parted>
      </Typography>
      {text && <p>{text}</p>}
    </CardContent>
    <Box sx={foot}>
      <Stack component="ul" spacing={0.75} sx={{ typography: 'body2', fontWeight: 600 }}>
        <Box component="li" sx={fact}>
          <Icon name="clock" sx={iconSize(20)} />
          <Box component="span" sx={{ textWrap: 'balance' }}>
            <Parted at={/(?<=[/:]) /}>{`${tracks}: ${inMonths(weeks)}`}</Parted>
          </Box>
        </Box>
        {opportunities && (
          <Box component="li" sx={fact}>
            <Icon name="briefcase" sx={iconSize(20)} />
            {programmeWords.opportunities(opportunities)}
          </Box>
        )}
      </Stack>
      <Link component={RouterLink} to={to} variant="cardLink" sx={{ [inRow]: { alignSelf: 'auto' } }}>
        {more}
        <span className="visually-hidden">{` ${programmeWords.about(title)}`}</span>
      </Link>
    </Box>
  </Card>
);
