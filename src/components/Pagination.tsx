import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { from, space, type } from '../theme/tokens';
import { Icon } from './Icon';
import { pageNumbers } from './pageNumbers';

const Root = styled('nav')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(2),
  alignItems: 'center',
  marginTop: space(5),
  [from.md]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', marginTop: space(7) },
  // A page that cannot be turned without scripts shows all of its items instead.
  '@media (scripting: none)': { display: 'none' },
});
const Numbers = styled('ul')({
  gridColumn: '1 / -1',
  order: -1,
  display: 'flex',
  justifyContent: 'center',
  [from.md]: { order: 0 },
  '& .MuiPaginationItem-root': { margin: 2 },
});
const Turn = styled(Button)({ gap: space(1) }) as typeof Button;
const Where = styled('p')({
  ...type.small,
  gridColumn: '1 / -1',
  order: -2,
  textAlign: 'center',
  fontWeight: 600,
  [from.md]: { order: 0, flexBasis: '100%' },
});

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
    <Root aria-label="Pagination" {...rest}>
      {turn(
        page - 1,
        <>
          <Icon name="arrow-left" /> Previous
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
                aria-label={`Page ${item}`}
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
          Next <Icon name="arrow-right" />
        </>,
      )}
      {saysPage && <Where>Page {page}</Where>}
    </Root>
  );
};
