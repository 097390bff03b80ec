import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import type { SxProps, Theme } from '@mui/material/styles';
import usePagination from '@mui/material/usePagination';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { listWords } from '../content/labels';
import { Icon } from './Icon';

const numberGap = { margin: '4px' } as const;

/** Tells the list that it was a page link, and not another link to this address, that led here. */
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
  'data-at'?: string;
}

/** Links to the pages of a list. A list of one page has none. */
export const Pagination = ({ page, pages, addressOf, saysPage, sx, ...rest }: PaginationProps) => {
  // A 360 px phone has room for five numbers.
  const { items } = usePagination({
    page,
    count: pages,
    siblingCount: 0,
    hidePrevButton: true,
    hideNextButton: true,
  });
  if (pages <= 1) return null;
  const linkTo = (target: number) => ({
    component: Link,
    to: addressOf(target),
    state: turned,
    preventScrollReset: true,
  });
  const turn = (target: number, label: ReactNode) =>
    target < 1 || target > pages ? (
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
          // A page that cannot be turned without scripts shows all of its items instead.
          '@media (scripting: none)': { display: 'none' },
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
        sx={{ gridColumn: '1 / -1', order: { xs: -1, md: 0 }, display: 'flex', justifyContent: 'center' }}
      >
        {items.map(({ type, page: number, selected }) => (
          <li key={number ?? type}>
            {type === 'page' && number ? (
              <PaginationItem
                sx={numberGap}
                page={saysPage && selected ? `${listWords.page} ${number}` : number}
                selected={selected}
                aria-label={`${listWords.page} ${number}`}
                aria-current={selected ? 'page' : undefined}
                {...linkTo(number)}
              />
            ) : (
              <PaginationItem type="start-ellipsis" sx={numberGap} />
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
