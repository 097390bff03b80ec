import { useSearchParams, type To } from 'react-router-dom';
import { PAGE_PARAM, QUERY_PARAM } from '../config/listAddress';
import { useHydrated } from '../handover/useHydrated';

/** The id of the list that a search or a page link scrolls to. */
export const RESULTS = 'results';

/** The page and the search text of a list, which are in the address: `?page=2&q=react`. */
export const useListAddress = () => {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query, and the first render must agree with it.
  const hydrated = useHydrated();
  const known = hydrated ? params : new URLSearchParams();
  const query = known.get(QUERY_PARAM) ?? '';
  const asked = known.get(PAGE_PARAM) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;

  const addressOf = (number: number): To => {
    const next = new URLSearchParams(known);
    if (number > 1) next.set(PAGE_PARAM, String(number));
    else next.delete(PAGE_PARAM);
    return { search: next.toString() };
  };

  /** Replaces the history entry, so that Back leaves the list instead of undoing one letter. */
  const setQuery = (text: string, { keepsPage = false } = {}) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (text) next.set(QUERY_PARAM, text);
        else next.delete(QUERY_PARAM);
        if (!keepsPage) next.delete(PAGE_PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return { query, page, addressOf, setQuery };
};
