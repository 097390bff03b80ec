import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { border, colour, iconSize, radius } from '../theme/tokens';
import { Icon } from './Icon';
import { scrollToElement } from './scrollToElement';
import { RESULTS, useListAddress } from './useListAddress';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  width: '100%',
  maxWidth: '40rem',
  '& > button': { flex: '1 0 auto', [theme.breakpoints.up('sm')]: { flex: 'none' } },
  // Without scripts nothing is hidden, so there is nothing to search.
  '@media (scripting: none)': { display: 'none' },
}));
const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 16rem',
  display: 'flex',
  color: colour.ink,
  '& > svg': {
    position: 'absolute',
    left: 18,
    top: 0,
    bottom: 0,
    margin: 'auto 0',
    ...iconSize(22),
    pointerEvents: 'none',
  },
  '& input': {
    width: '100%',
    minHeight: 56,
    padding: `0 ${theme.spacing(2)} 0 52px`,
    border,
    borderRadius: radius.pill,
    backgroundColor: colour.white,
    '&::placeholder': { color: colour.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1) brightness(0)' },
  },
}));
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
  /** Whether the page number stays while the text changes. */
  keepsPage?: boolean;
}

/** Writes the search text into the address, where the list on the page reads it. */
export const SearchBox = ({ label, placeholder, button, keepsPage = false }: SearchBoxProps) => {
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
    <Form role="search" onSubmit={onSubmit}>
      {label && (
        <Typography variant="h4" component="label" htmlFor={id} sx={{ flexBasis: '100%' }}>
          {label}
        </Typography>
      )}
      <Field>
        <Icon name="magnifying-glass" />
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          placeholder={placeholder}
          aria-label={label ? undefined : placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => write(event.currentTarget.value)}
        />
      </Field>
      {button && (
        <Button type="submit" size="large">
          {button}
        </Button>
      )}
    </Form>
  );
};
