import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../../components/Section';
import { Split } from '../../components/Split';
import { toSection } from '../../components/toSection';
import { WholeWords } from '../../components/WholeWords';
import { paths, type ServiceSlug } from '../../config/paths';
import { serviceFacts } from '../../content/facts/services';
import { servicesPage } from '../../content/servicesPage';
import type { Ground } from '../../theme/palette';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { band, Column } from '../Benefits.styles';
import { coat, lookOf, tinted } from './looks';

const FactHeading = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="h3" sx={{ paddingBottom: 1 }}>
    {children}
  </Typography>
);

/** How the list of weeks is laid out. */
const lists = {
  // Next to a taller card, all four weeks get taller.
  list: { display: 'grid', gridAutoRows: { lg: '1fr' }, borderBottom: border },
  row: band,
  // The first three weeks are equally high, so that the stops of the path are at equal distances.
  path: { display: 'grid', gap: 4, gridTemplateRows: 'repeat(3, 1fr) min-content' },
} as const;
const items = {
  list: {
    display: 'grid',
    gridTemplateColumns: { sm: '6rem 1fr' },
    columnGap: 2,
    alignContent: { xs: 'start', lg: 'center' },
    alignItems: 'baseline',
    py: 2,
    borderTop: border,
  },
  row: undefined,
  // A stop of the path, with the line to the next one.
  path: {
    position: 'relative',
    paddingLeft: 6,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: 0,
      width: 28,
      height: 28,
      border,
      borderRadius: '50%',
      backgroundColor: colour.sun,
    },
    '&:last-of-type::before': { backgroundColor: colour.clay },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 12,
      top: 28,
      bottom: -32,
      borderLeft: `4px solid ${colour.ink}`,
    },
  },
} as const;

/** An amount as large as a heading, because buyers look for it; what it buys is on the same line where both fit. */
const price = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  paddingBottom: 2,
  '& + &': { paddingTop: 2, borderTop: '2px solid currentColor' },
} as const;

interface HowItGoesProps {
  slug: ServiceSlug;
  weeks: readonly string[];
  ground: Ground;
}

/** The first month week by week, the price range, and one measured result. */
const HowItGoes = ({ slug, weeks, ground }: HowItGoesProps) => {
  const look = lookOf(slug);
  const { prices, result } = serviceFacts[slug];
  const { howHeading, week, priceHeading, priceNote, resultHeading, source, caseLink } = servicesPage;
  const isRow = look.weeks === 'row';
  const Frame = isRow ? Stack : Split;
  return (
    <Section volume="quiet" ground={ground} title={howHeading}>
      <Frame sx={isRow ? { gap: 5 } : { alignItems: 'stretch' }}>
        <Box component="ol" sx={{ ...lists[look.weeks], typography: 'body1' }}>
          {weeks.map((text, index) => (
            <Box key={text} component={isRow ? Column : 'li'} sx={items[look.weeks]}>
              <Typography variant={isRow ? 'h3' : 'h4'} component="h3" sx={{ paddingBottom: 0.5 }}>
                {week} {index + 1}
              </Typography>
              <p>{text}</p>
            </Box>
          ))}
        </Box>
        <Box
          {...coat(look.prices)}
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: isRow ? 8 : 4 },
            gridTemplateColumns: isRow ? { lg: '1fr 1fr' } : undefined,
            // Before the path, on a desktop.
            order: look.weeks === 'path' ? { lg: -1 } : undefined,
            // As high as the weeks beside it, with the result at its lower edge.
            alignContent: 'space-between',
            padding: { xs: 3, md: 4, lg: 5 },
            border,
            borderRadius: `${radius.card}px`,
            boxShadow: shadow(6),
            ...tinted,
            // The shadow is on the section's light ground, not on the card's own.
            '&&': { '--cast': colour.ink },
          }}
        >
          <div>
            <FactHeading>{priceHeading}</FactHeading>
            {prices.map(({ amount, what }) => (
              <Box key={what} component="p" sx={price}>
                <Typography
                  variant="h2"
                  component="strong"
                  sx={{ fontSize: { xs: '2rem', md: 'h2.fontSize' } }}
                >
                  {amount}
                </Typography>{' '}
                <Typography variant="h6" component="span">
                  {what}
                </Typography>
              </Box>
            ))}
            <Box component="p" sx={{ textWrap: 'balance' }}>
              {priceNote}
            </Box>
          </div>
          <div>
            <FactHeading>{resultHeading}</FactHeading>
            <Typography
              variant="h4"
              component="strong"
              sx={{
                display: 'block',
                // Lines it up with the price beside it.
                paddingTop: isRow ? { lg: 0.5 } : 0,
                paddingBottom: 1,
                typography: { xs: 'h6', sm: 'h4', ...(isRow && { lg: 'quietHeading' }) },
                textWrap: 'balance',
              }}
            >
              <WholeWords>{result.result}</WholeWords>
            </Typography>
            <Typography variant="body2">
              {source} {result.source}.
            </Typography>
            <Link
              component={RouterLink}
              to={`${paths.works}#${result.project}`}
              {...toSection}
              sx={{ display: 'inline-block', marginTop: 1 }}
            >
              {caseLink}
            </Link>
          </div>
        </Box>
      </Frame>
    </Section>
  );
};

export default HowItGoes;
