import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { listWords } from '../content/labels';
import { cardPlace } from '../theme/rows';
import { border } from '../theme/tokens';
import { CardItem } from './CardGrid';
import { clampPage } from './clampPage';
import { NothingFound } from './NothingFound';
import { Pagination, type Turned } from './Pagination';
import { scrollToElement } from './scrollToElement';
import { matches, searchAnswer, type Noun } from './searchAnswer';
import { RESULTS, useListAddress } from './useListAddress';

/** Shows an element at one width only, by `data-at`, so that no script has to know the width. */
const atWidth = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: { '&[data-at=wide]': { display: 'none' } },
  [breakpoints.up('md')]: { '&[data-at=narrow]': { display: 'none' } },
});

/** How many items are in the page at least: with thousands of articles all of them would be 3 MB. The sitemap has each. */
export const IN_THE_PAGE = 90;

// Items of other pages are in the page too, for search engines and for visitors without scripts.
const Item = styled(CardItem)(({ theme }) => ({
  ...cardPlace,
  '&[data-at=none]': { display: 'none' },
  ...atWidth(theme),
  // In two columns a lone last card lies across its row.
  [theme.breakpoints.between('sm', 'md')]: { '&[data-fill~=narrow]': { gridColumn: '1 / -1' } },
  [theme.breakpoints.between('md', 'lg')]: { '&[data-fill~=wide]': { gridColumn: '1 / -1' } },
  '@media (scripting: none)': { '&&[data-at]': { display: 'grid' } },
}));
const places = { '11': undefined, '10': 'wide', '01': 'narrow', '00': 'none' } as const;

/** Heading, or what is under it, and number on one line, with a rule below. */
const headed = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: ['baseline', 'last baseline'],
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  marginBottom: { xs: 3, lg: 5 },
  borderBottom: border,
} as const;

interface PageSizes {
  wide: number;
  narrow: number;
}

/** The page shown at each width, and its range in the list. */
const viewsOf = (total: number, page: number, sizes: PageSizes) =>
  (['wide', 'narrow'] as const).map((width) => {
    const size = sizes[width];
    const pages = Math.ceil(total / size);
    const shown = clampPage(page, pages);
    return { width, pages, page: shown, start: (shown - 1) * size, end: Math.min(shown * size, total) };
  });

/** The widths at which a card is the last of an odd number on its page. */
const fillOf = (index: number, views: ReturnType<typeof viewsOf>) =>
  views
    .filter(({ start, end }) => index === end - 1 && (end - start) % 2 === 1)
    .map(({ width }) => width)
    .join(' ') || undefined;

interface PagedListProps<T> {
  /** The heading of the list, with the number of its items at the other end of the line. */
  heading: string;
  /** A sentence or a tab under the heading, at the other end of whose line the number is then. */
  under?: ReactNode;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  /** The text that a search looks in. */
  textOf: (item: T) => string;
  /** One card. */
  children: (item: T) => ReactNode;
  /** How many items a page has, from 768 px up and below. */
  pageSizes: PageSizes;
  /** The name of the items: `{ one: 'course', many: 'courses' }`. */
  noun: Noun;
  /** Searches that find something, for a visitor whose search does not. */
  tries: readonly string[];
  /** Says 'Page N' in the link of this page. */
  saysPage?: boolean;
}

/**
 * A list that is searched and turned page by page, both kept in the address. A page holds more items on a wide screen
 * than on a narrow one: both are in the page, and the style sheet shows the one that fits.
 */
export const PagedList = <T,>({
  heading,
  under,
  items,
  keyOf,
  textOf,
  children,
  pageSizes,
  noun,
  tries,
  saysPage,
}: PagedListProps<T>) => {
  const { query, page, addressOf, setQuery } = useListAddress();
  const { state } = useLocation() as { state: Turned | null };
  const how = useNavigationType();
  const root = useRef<HTMLDivElement>(null);

  const found = items.filter((item) => matches(textOf(item), query));
  const total = found.length;
  const views = viewsOf(total, page, pageSizes);
  const placeOf = (index: number) =>
    places[
      views.map(({ start, end }) => (start <= index && index < end ? 1 : 0)).join('') as keyof typeof places
    ];

  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (how === NavigationType.Push && state?.turned) scrollToElement(root.current);
  }, [page, how, state]);

  const searchFor = (text: string) => {
    setQuery(text, { keepsPage: !text });
    // The buttons disappear, so the focus moves to the list.
    root.current?.focus({ preventScroll: true });
  };
  const none = total === 0;
  return (
    <div ref={root} id={RESULTS} tabIndex={-1} role="group" aria-label={listWords.listOf(noun.many)}>
      <Box sx={headed}>
        <Typography variant="h2" sx={under ? { flexBasis: '100%', paddingBottom: 1 } : { paddingBottom: 2 }}>
          {heading}
        </Typography>
        {under}
        <Typography
          role="status"
          variant={none ? 'h3' : 'body2'}
          component="p"
          color={none ? 'inherit' : 'textSecondary'}
          sx={none ? { flexBasis: '100%', paddingBlock: 2 } : { paddingBottom: 1.5, fontWeight: 600 }}
        >
          {searchAnswer(total, noun, query)}
        </Typography>
      </Box>
      {none ? (
        <NothingFound tries={tries} searchFor={searchFor} />
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          }}
        >
          {found.map((item, index) => {
            const place = placeOf(index);
            if (place === 'none' && index >= IN_THE_PAGE) return null;
            return (
              <Item key={keyOf(item)} data-at={place} data-fill={fillOf(index, views)}>
                {children(item)}
              </Item>
            );
          })}
        </Box>
      )}
      {views.map(({ width, page: shown, pages }) => (
        <Pagination
          key={width}
          sx={atWidth}
          data-at={width}
          page={shown}
          pages={pages}
          addressOf={addressOf}
          saysPage={saysPage}
        />
      ))}
    </div>
  );
};
