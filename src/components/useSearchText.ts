import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useListAddress } from './useListAddress';

/** The longest search text, in characters: short enough for every server's limit on addresses. */
const LONGEST = 200;
/** The text as it comes back from the address, where half a surrogate pair becomes another character. */
const inAddress = (text: string) => new URLSearchParams([['q', text.slice(0, LONGEST)]]).get('q') ?? '';

/**
 * Keeps the text of a search field, whose ref is `input`, and that of the address the same. The field is uncontrolled: text typed
 * before hydration must survive, and no letter may be lost while the address follows the typing.
 */
export const useSearchText = (keepsPage: boolean) => {
  const input = useRef<HTMLInputElement>(null);
  const { query, setQuery } = useListAddress();
  const { search } = useLocation();
  const hasMounted = useRef(false);
  /** The text that was written to the address and has not come back from the router yet. */
  const underWay = useRef<string>(undefined);

  const write = (text: string) => {
    underWay.current = inAddress(text);
    setQuery(underWay.current, { keepsPage });
  };

  // After every render, because each may bring another text of the address.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const isFirstRun = !hasMounted.current;
    hasMounted.current = true;
    if (isFirstRun && field.value) {
      // Typed before hydration: the address takes it. `query` is still empty then, whatever the address has.
      if (inAddress(field.value) !== new URLSearchParams(search).get('q')) write(field.value);
    } else if (underWay.current === undefined) {
      // Nothing is being typed: a link, Back or 'Clear search' may have changed the address, and the field shows that.
      if (inAddress(field.value) !== query) field.value = query;
    } else if (underWay.current === query) {
      // The address has what was typed.
      underWay.current = undefined;
    }
    // Otherwise the address is behind the typing, and the field stays as it is.
  });

  return { input, query, write };
};
