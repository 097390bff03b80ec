import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { listWords } from '../content/labels';
import { cardContainer } from '../theme/rows';
import { border } from '../theme/tokens';
import { CardItem } from './CardGrid';
import { clampPage } from './clampPage';
import { NothingFound } from './NothingFound';
import { Pagination, type Turned } from './Pagination';
import { scrollToElement } from './scrollToElement';
import { matches, searchAnswer, type Noun } from './searchAnswer';
import { RESULTS, useListAddress } from './useListAddress';

/**
 * By `data-at`, shows an element on wide or on narrow screens only. The server does not know the width, so both are
 * in the page.
 */
const atWidth = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: { '&[data-at=wide]': { display: 'none' } },
  [breakpoints.up('md')]: { '&[data-at=narrow]': { display: 'none' } },
});

/**
 * The most items that are in the page at once, if fewer than this fit its pages: all of thousands of articles would
 * be 3 MB. The sitemap lists every one.
 */
export const IN_THE_PAGE = 90;

// Items of the other pages are in the markup too, for search engines and for visitors without scripts.
const Item = styled(CardItem)(({ theme }) => ({
  ...cardContainer,
  '&[data-at=none]': { display: 'none' },
  ...atWidth(theme),
  // In two columns, a single last card takes the whole row.
  [theme.breakpoints.between('sm', 'md')]: { '&[data-fill~=narrow]': { gridColumn: '1 / -1' } },
  [theme.breakpoints.between('md', 'lg')]: { '&[data-fill~=wide]': { gridColumn: '1 / -1' } },
  '@media (scripting: none)': { '&&[data-at]': { display: 'grid' } },
}));

/** Heading and number on one line, with a line below. With `under`, that text and the number share the line instead. */
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

/** The page that is shown on wide and on narrow screens, and its range of items. */
const viewsOf = (total: number, page: number, sizes: PageSizes) =>
  (['wide', 'narrow'] as const).map((width) => {
    const size = sizes[width];
    const pages = Math.ceil(total / size);
    const shown = clampPage(page, pages);
    return { width, pages, page: shown, start: (shown - 1) * size, end: Math.min(shown * size, total) };
  });

type Views = ReturnType<typeof viewsOf>;

/** The page that this screen shows, by the width of `atWidth`. The first is the same at every width, so the server needs none. */
const pageOnScreen = (views: Views, page: number) => {
  if (page === 1) return page;
  const width = matchMedia('(min-width: 768px)').matches ? 'wide' : 'narrow';
  return views.find((view) => view.width === width)?.page ?? page;
};

/** Where the card shows: undefined on every screen, `none` on a further page of the list. */
const placeOf = (index: number, views: Views) => {
  const shown = views.filter(({ start, end }) => start <= index && index < end);
  return shown.length === views.length ? undefined : (shown[0]?.width ?? 'none');
};

/** Where the card is a single last one in two columns. */
const fillOf = (index: number, views: Views) =>
  views
    .filter(({ start, end }) => index === end - 1 && (end - start) % 2 === 1)
    .map(({ width }) => width)
    .join(' ') || undefined;

interface PagedListProps<T> {
  /** The heading; the number of items is at the other end of its line. */
  heading: string;
  /** A sentence or a tab under the heading. The number of items is then at the end of this line. */
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
  suggestedSearches: readonly string[];
  /** Says 'Page N' in the link of this page. */
  saysPage?: boolean;
}

/**
 * A list with search and pages, both of which are in the address. A page has more items on a wide screen than on a
 * narrow one: both are rendered, and the style sheet shows the one that fits.
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
  suggestedSearches,
  saysPage,
}: PagedListProps<T>) => {
  const { query, page, addressOf, setQuery } = useListAddress();
  const { state } = useLocation() as { state: Turned | null };
  const how = useNavigationType();
  const root = useRef<HTMLDivElement>(null);

  const found = items.filter((item) => matches(textOf(item), query));
  const total = found.length;
  const views = viewsOf(total, page, pageSizes);

  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (how === NavigationType.Push && state?.turned) scrollToElement(root.current);
  }, [page, how, state]);

  const searchFor = (text: string) => {
    setQuery(text, { keepsPage: !text });
    // The pressed button disappears, so the focus moves to the list.
    root.current?.focus({ preventScroll: true });
  };
  const none = total === 0;
  return (
    <div
      ref={root}
      id={RESULTS}
      tabIndex={-1}
      role="group"
      aria-label={listWords.listOf(noun.many, pageOnScreen(views, page))}
    >
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
        <NothingFound suggestedSearches={suggestedSearches} searchFor={searchFor} />
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
            const place = placeOf(index, views);
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
