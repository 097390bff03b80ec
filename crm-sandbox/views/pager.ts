import { html, type Html } from '../html.ts';

export const PAGE_SIZE = 50;

export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly offset: number;
}

/** The page asked for, brought into range. */
export function paging(asked: string | null, total: number): Paging {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const wanted = asked && /^\d{1,9}$/.test(asked) ? Number(asked) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}

/** Links to the newer and older page; nothing when there is only one. */
export function pager({ page, pages }: Paging, address: (page: number) => string): Html | false {
  if (pages === 1) return false;
  return html`<nav class="pager" aria-label="Pages">
    ${page > 1 && html`<a class="button" rel="prev" href="${address(page - 1)}">Newer</a>`}
    <span>Page ${page} of ${pages}</span>
    ${page < pages && html`<a class="button" rel="next" href="${address(page + 1)}">Older</a>`}
  </nav>`;
}
