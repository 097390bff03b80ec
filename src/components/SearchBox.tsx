import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToElement } from './scrollToElement';
import { matches, searchAnswer, type Noun } from './searchAnswer';
import { SearchField } from './SearchField';
import { RESULTS, useListAddress } from './useListAddress';

/** How much of a text the address takes: short enough for every server, and longer than any title. */
const LONGEST = 200;
/** A text as it comes back from the address: half a character does not survive the way through it. */
const inAddress = (text: string) => new URLSearchParams([['q', text.slice(0, LONGEST)]]).get('q') ?? '';

interface SearchBoxProps {
  /** The field's name, shown above it; without one the placeholder names it. */
  label?: string;
  placeholder: string;
  /** The text of a button that leads to the results. */
  button?: string;
  /** What is searched: the answer is directly under the field, as the list may be below the screen. */
  searched?: { texts: readonly string[]; noun: Noun };
  /** Whether the page number stays while the text changes. */
  keepsPage?: boolean;
}

/** Writes the search text into the address, where the list on the page reads it. */
export const SearchBox = ({ label, placeholder, button, searched, keepsPage = false }: SearchBoxProps) => {
  const id = useId();
  const { query, setQuery } = useListAddress();
  const { search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const woken = useRef(false);
  /** The text written to the address that has not come back from the router yet. */
  const underWay = useRef<string>(undefined);

  const write = (text: string) => {
    underWay.current = inAddress(text);
    setQuery(underWay.current, { keepsPage });
  };

  // The field is not controlled: text typed before hydration must survive, and no letter may be lost while
  // the address follows the typing. Other changes of the address (a link, Back, 'Clear search') are shown.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const first = !woken.current;
    woken.current = true;
    if (first && field.value) {
      if (inAddress(field.value) !== new URLSearchParams(search).get('q')) write(field.value);
    } else if (underWay.current === undefined) {
      if (inAddress(field.value) !== query) field.value = query;
    } else if (underWay.current === query) {
      underWay.current = undefined;
    }
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    scrollToElement(document.getElementById(RESULTS));
  };

  return (
    <Stack
      component="form"
      direction="row"
      spacing={1.5}
      role="search"
      onSubmit={onSubmit}
      // Without scripts nothing is hidden, so there is nothing to search.
      sx={{
        flexWrap: 'wrap',
        width: '100%',
        maxWidth: { lg: '40rem' },
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      {label && (
        <Typography
          variant="h4"
          component="label"
          htmlFor={id}
          sx={{ flexBasis: '100%', textWrap: 'balance' }}
        >
          {label}
        </Typography>
      )}
      <SearchField
        ref={input}
        id={id}
        name="q"
        placeholder={placeholder}
        aria-label={label ? undefined : placeholder}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {button && (
        <Button
          type="submit"
          size="large"
          sx={{ order: { xs: 2, sm: 1 }, flex: { xs: '1 0 auto', sm: 'none' } }}
        >
          {button}
        </Button>
      )}
      {searched && (
        // The list tells it to screen readers. Its line is kept from the start, so that nothing moves.
        <Typography
          aria-hidden="true"
          sx={{ flexBasis: '100%', minHeight: '1.6em', fontWeight: 600, order: { xs: 1, sm: 2 } }}
        >
          {query.trim() && (
            <span>
              {searchAnswer(
                searched.texts.filter((text) => matches(text, query)).length,
                searched.noun,
                query,
              )}
            </span>
          )}
        </Typography>
      )}
    </Stack>
  );
};
