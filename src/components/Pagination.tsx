import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from './Icon';
import { pageNumbers } from './pageNumbers';
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
const Turn = styled(Button)(({ theme }) => ({ gap: theme.spacing(1) })) as typeof Button;
const Where = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  order: -2,
  textAlign: 'center',
  fontWeight: 600,
  [theme.breakpoints.up('md')]: { order: 0, flexBasis: '100%' },
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
  if (pages <= 1) return null;
  const linkTo = (target: number) => ({
    component: Link,
    to: addressOf(target),
    state: turned,
    preventScrollReset: true,
  });
  const turn = (target: number, label: ReactNode) =>
    target < 1 || target > pages ? (
      <Turn variant="outlined" component="a" role="link" disabled>
        {label}
      </Turn>
    ) : (
      <Turn variant="outlined" {...linkTo(target)}>
        {label}
      </Turn>
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
        {pageNumbers(page, pages).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index < 2 ? 'before' : 'after'}` : item}>
            {item === 'gap' ? (
              <PaginationItem type="start-ellipsis" />
            ) : (
              <PaginationItem
                page={item}
                selected={item === page}
                aria-label={`${listWords.page} ${item}`}
                aria-current={item === page ? 'page' : undefined}
                {...linkTo(item)}
              />
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
        <Where>
          {listWords.page} {page}
        </Where>
      )}
    </Root>
  );
};
