/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';

export const PAGE_SIZE = 50;

export interface Paging {
  readonly page: number;
  readonly pages: number;
}

/** The requested page, brought into range. */
export function pagingFor(requested: string | undefined, total: number): Paging {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const wanted = /^\d{1,9}$/.test(requested ?? '') ? Number(requested) : 1;
  return { page: Math.min(Math.max(wanted, 1), pages), pages };
}

/** Links to the newer and older page. */
export const Pager: FC<{ paging: Paging; addressOf: (page: number) => string }> = ({
  paging: { page, pages },
  addressOf,
}) => (
  <nav class="pager" aria-label="Pages" hidden={pages === 1}>
    {page > 1 && (
      <a class="button" rel="prev" href={addressOf(page - 1)}>
        Newer
      </a>
    )}
    <span>
      Page {page} of {pages}
    </span>
    {page < pages && (
      <a class="button" rel="next" href={addressOf(page + 1)}>
        Older
      </a>
    )}
  </nav>
);
