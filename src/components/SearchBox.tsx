import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent } from 'react';
import { needsScript } from '../theme/tokens';
import { scrollToElement } from './scrollToElement';
import { matches, searchAnswer, type Noun } from './searchAnswer';
import { SearchField } from './SearchField';
import { RESULTS } from './useListAddress';
import { useSearchText } from './useSearchText';

interface SearchBoxProps {
  /** The field's name, shown above it; without one the placeholder names it. */
  label?: string;
  placeholder: string;
  /** The text of a button that leads to the results. */
  button?: string;
  /**
   * The items to search. The number found is shown directly under the field, because the list may be below the
   * screen.
   */
  searched?: { texts: readonly string[]; noun: Noun };
  /** Whether the page number stays while the text changes. */
  keepsPage?: boolean;
}

/** Writes the search text into the address, where the list on the page reads it. */
export const SearchBox = ({ label, placeholder, button, searched, keepsPage = false }: SearchBoxProps) => {
  const id = useId();
  const { input, query, write } = useSearchText(keepsPage);

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
      // Without scripts the page shows every item and cannot search.
      sx={{
        flexWrap: 'wrap',
        width: '100%',
        maxWidth: { lg: '40rem' },
        ...needsScript,
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
        // The list announces it to screen readers. The line is always there, so that nothing moves when it fills.
        <Typography
          aria-hidden="true"
          sx={{
            flexBasis: '100%',
            minHeight: '1.6em',
            fontWeight: 600,
            order: { xs: 1, sm: 2 },
            // On a phone the line is between the field and the button: while it is empty, little more than their distance.
            marginBlock: { xs: -1, sm: 0 },
          }}
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
