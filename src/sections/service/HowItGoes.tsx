import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Result, ServiceFacts } from '../../../schemas/facts';
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

/** How the list of the four weeks is laid out. */
const weekLists = {
  // Next to a taller card, all four weeks get taller.
  list: { display: 'grid', gridAutoRows: { lg: '1fr' }, borderBottom: border },
  row: band,
  // The first three weeks are equally high, so that the stops of the path are at equal distances.
  path: { display: 'grid', gap: 4, gridTemplateRows: 'repeat(3, 1fr) min-content' },
} as const;
const weekItems = {
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
const priceLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  paddingBottom: 2,
  '& + &': { paddingTop: 2, borderTop: '2px solid currentColor' },
} as const;

interface WeeksProps {
  layout: keyof typeof weekLists;
  weeks: readonly string[];
}

const Weeks = ({ layout, weeks }: WeeksProps) => (
  <Box component="ol" sx={{ ...weekLists[layout], typography: 'body1' }}>
    {weeks.map((text, index) => (
      <Box key={text} component={layout === 'row' ? Column : 'li'} sx={weekItems[layout]}>
        <Typography variant={layout === 'row' ? 'h3' : 'h4'} component="h3" sx={{ paddingBottom: 0.5 }}>
          {servicesPage.week} {index + 1}
        </Typography>
        <p>{text}</p>
      </Box>
    ))}
  </Box>
);

const Prices = ({ prices }: { prices: ServiceFacts['prices'] }) => (
  <div>
    <FactHeading>{servicesPage.priceHeading}</FactHeading>
    {prices.map(({ amount, what }) => (
      <Box key={what} component="p" sx={priceLine}>
        <Typography variant="h2" component="strong" sx={{ fontSize: { xs: '2rem', md: 'h2.fontSize' } }}>
          {amount}
        </Typography>{' '}
        <Typography variant="h6" component="span">
          {what}
        </Typography>
      </Box>
    ))}
    <Box component="p" sx={{ textWrap: 'balance' }}>
      {servicesPage.priceNote}
    </Box>
  </div>
);

interface MeasuredResultProps {
  result: Result;
  /** Whether the prices are beside it on a desktop, and not above. */
  isBesidePrices: boolean;
}

const MeasuredResult = ({ result: { result, source, project }, isBesidePrices }: MeasuredResultProps) => (
  <div>
    <FactHeading>{servicesPage.resultHeading}</FactHeading>
    <Typography
      variant="h4"
      component="strong"
      sx={{
        display: 'block',
        // Lines it up with the price beside it.
        paddingTop: isBesidePrices ? { lg: 0.5 } : 0,
        paddingBottom: 1,
        typography: { xs: 'h6', sm: 'h4', ...(isBesidePrices && { lg: 'quietHeading' }) },
        textWrap: 'balance',
      }}
    >
      <WholeWords>{result}</WholeWords>
    </Typography>
    <Typography variant="body2">
      {servicesPage.source} {source}.
    </Typography>
    <Link
      component={RouterLink}
      to={`${paths.works}#${project}`}
      {...toSection}
      sx={{ display: 'inline-block', marginTop: 1 }}
    >
      {servicesPage.caseLink}
    </Link>
  </div>
);

interface HowItGoesProps {
  slug: ServiceSlug;
  /** The first four weeks. */
  weeks: readonly string[];
  ground: Ground;
}

/** The first month week by week, the price range, and one measured result. */
const HowItGoes = ({ slug, weeks, ground }: HowItGoesProps) => {
  const look = lookOf(slug);
  const { prices, result } = serviceFacts[slug];
  const isRow = look.weeks === 'row';
  const Frame = isRow ? Stack : Split;
  return (
    <Section volume="quiet" ground={ground} title={servicesPage.howHeading}>
      <Frame sx={isRow ? { gap: 5 } : { alignItems: 'stretch' }}>
        <Weeks layout={look.weeks} weeks={weeks} />
        <Box
          {...coat(look.prices)}
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: isRow ? 8 : 4 },
            gridTemplateColumns: isRow ? { lg: '1fr 1fr' } : undefined,
            // Before the path, on a desktop.
            order: look.weeks === 'path' ? { lg: -1 } : undefined,
            // Beside the weeks it is as high as they are, with the result at its lower edge.
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
          <Prices prices={prices} />
          <MeasuredResult result={result} isBesidePrices={isRow} />
        </Box>
      </Frame>
    </Section>
  );
};

export default HowItGoes;
