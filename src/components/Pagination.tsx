import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { listWords } from '../content/labels';
import { needsScript } from '../theme/tokens';
import { Icon } from './Icon';

/** Narrow enough for the longest list's seven entries to fit one line at 320 px. */
const pageButton = {
  marginInline: 'clamp(1px, 5vw - 15px, 4px)',
  paddingInline: { xs: '6px', sm: '12px' },
} as const;

/** The first page, the last, the current one and its neighbours; `undefined` for a gap. */
const entriesOf = (page: number, pages: number) => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return shown.flatMap((number, index) =>
    number - (shown[index - 1] ?? 0) > 1 ? [undefined, number] : [number],
  );
};

/**
 * Router state of a page link: it tells the list to scroll to its top, which other links to the same address do not.
 */
export interface Turned {
  turned: true;
}
const turned: Turned = { turned: true };

interface PaginationProps {
  page: number;
  pages: number;
  addressOf: (page: number) => To;
  /** Says 'Page N' instead of the number of this page. */
  saysPage?: boolean;
  sx?: SxProps<Theme>;
  /** The screens that show it: see PagedList.tsx. */
  'data-at'?: string;
}

/** Links to the pages of a list. A list of one page has none. */
export const Pagination = ({ page, pages, addressOf, saysPage, sx, ...rest }: PaginationProps) => {
  if (pages <= 1) return null;
  const linkTo = (target: number) => ({
    component: Link,
    to: addressOf(target),
    state: turned,
    preventScrollReset: true,
  });
  const turn = (target: number, label: ReactNode) =>
    target < 1 || target > pages ? (
      // A link without an address keeps its place, and screen readers say that it is disabled.
      <Button variant="outlined" component="a" role="link" disabled sx={{ gap: 1 }}>
        {label}
      </Button>
    ) : (
      <Button variant="outlined" sx={{ gap: 1 }} {...linkTo(target)}>
        {label}
      </Button>
    );
  return (
    <Box
      component="nav"
      aria-label={listWords.pagination}
      {...rest}
      sx={[
        {
          display: { xs: 'grid', md: 'flex' },
          gridTemplateColumns: '1fr 1fr',
          flexWrap: 'wrap',
          justifyContent: { md: 'center' },
          alignItems: 'center',
          gap: 2,
          marginTop: { xs: 5, md: 7 },
          // Without scripts no page can be turned, and the list shows all of its items.
          ...needsScript,
        },
        ...(Array.isArray(sx) ? sx : [sx ?? false]),
      ]}
    >
      {turn(
        page - 1,
        <>
          <Icon name="arrow-left" /> {listWords.previous}
        </>,
      )}
      <Box
        component="ul"
        sx={{
          gridColumn: '1 / -1',
          order: { xs: -1, md: 0 },
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
        }}
      >
        {entriesOf(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number ? (
              <PaginationItem
                sx={pageButton}
                // In an element of its own: a translator replaces text, and React must still be able to remove it.
                page={<span>{saysPage && number === page ? `${listWords.page} ${number}` : number}</span>}
                selected={number === page}
                aria-label={`${listWords.page} ${number}`}
                aria-current={number === page ? 'page' : undefined}
                {...linkTo(number)}
              />
            ) : (
              <PaginationItem type="start-ellipsis" />
            )}
          </li>
        ))}
      </Box>
      {turn(
        page + 1,
        <>
          {listWords.next} <Icon name="arrow-right" />
        </>,
      )}
    </Box>
  );
};
