import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from './Icon';
import { listWords } from '../content/blocks';

const Root = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  alignItems: 'center',
  marginTop: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginTop: theme.spacing(7),
  },
  // A page that cannot be turned without scripts shows all of its items instead.
  '@media (scripting: none)': { display: 'none' },
}));
const Numbers = styled('ul')(({ theme }) => ({
  gridColumn: '1 / -1',
  order: -1,
  display: 'flex',
  justifyContent: 'center',
  [theme.breakpoints.up('md')]: { order: 0 },
  '& .MuiPaginationItem-root': { margin: 2 },
}));

/** Tells the list that it was a page link, and not another link to this address, that led here. */
export interface Turned {
  turned: true;
}
const turned: Turned = { turned: true };

interface PaginationProps {
  page: number;
  pages: number;
  addressOf: (page: number) => To;
  /** Says 'Page N' below. */
  saysPage?: boolean;
  className?: string;
  'data-at'?: string;
}

/** Links to the pages of a list. A list of one page has none. */
export const Pagination = ({ page, pages, addressOf, saysPage, ...rest }: PaginationProps) => {
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
    <Root aria-label={listWords.pagination} {...rest}>
      {turn(
        page - 1,
        <>
          <Icon name="arrow-left" /> {listWords.previous}
        </>,
      )}
      <Numbers>
        {items.map(({ type, page: number, selected }) => (
          <li key={number ?? type}>
            {type === 'page' && number ? (
              <PaginationItem
                page={number}
                selected={selected}
                aria-label={`${listWords.page} ${number}`}
                aria-current={selected ? 'page' : undefined}
                {...linkTo(number)}
              />
            ) : (
              <PaginationItem type="start-ellipsis" />
            )}
          </li>
        ))}
      </Numbers>
      {turn(
        page + 1,
        <>
          {listWords.next} <Icon name="arrow-right" />
        </>,
      )}
      {saysPage && (
        <Typography
          variant="body2"
          sx={{
            gridColumn: '1 / -1',
            order: { xs: -2, md: 0 },
            flexBasis: { md: '100%' },
            textAlign: 'center',
            fontWeight: 600,
          }}
        >
          {listWords.page} {page}
        </Typography>
      )}
    </Root>
  );
};
