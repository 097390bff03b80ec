import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { border, colour, radius, space, type } from '../theme/tokens';
import type * as searchIndex from './searchIndex';

type Index = Pick<typeof searchIndex, 'find'>;

/** How many results are shown. */
const MOST = 8;

const Root = styled('search')({
  display: 'grid',
  gap: space(1.5),
  width: '100%',
  maxWidth: '36rem',
  // It finds nothing without scripts.
  '@media (scripting: none)': { display: 'none' },
});
const Label = styled('label')(type.card);
const Input = styled('input')({
  width: '100%',
  minHeight: 56,
  paddingInline: space(3),
  border,
  borderRadius: radius.pill,
  backgroundColor: colour.white,
  color: colour.ink,
});
const Results = styled('ul')({
  display: 'grid',
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space(2),
    padding: `${space(1.25)} 0`,
    borderBottom: border,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  // The title alone looks like the link; its kind stands beside it.
  '& span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& small': { ...type.small, fontWeight: 400 },
});

/** What is heard about a search. */
const describe = (index: Index | undefined, failed: boolean, count: number) => {
  if (!index) return failed ? 'The search could not be loaded. The menu leads on.' : 'Searching…';
  if (count === 0) return 'Nothing found. Try another word.';
  return count > MOST ? `The first ${MOST} of ${count}` : `${count} found`;
};

const loadOurs = (): Promise<Index> => import('./searchIndex');

/** Looks for programmes, services and articles by title; what there is to find loads with the first letter. */
export const SiteSearch = ({ load = loadOurs }: { load?: () => Promise<Index> }) => {
  const id = useId();
  const [text, setText] = useState('');
  const [index, setIndex] = useState<Index>();
  const [failed, setFailed] = useState(false);
  const search = (wanted: string) => {
    setText(wanted);
    if (index) return;
    load().then(setIndex, () => setFailed(true));
  };
  const found = index?.find(text) ?? [];
  return (
    <Root>
      <Label htmlFor={id}>What were you looking for?</Label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="A course, a service, an article…"
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <p role="status">{text.trim() && describe(index, failed, found.length)}</p>
      <Results>
        {found.slice(0, MOST).map(({ kind, title, to }) => (
          <li key={to}>
            <Link to={to}>
              <span>{title}</span> <small>{kind}</small>
            </Link>
          </li>
        ))}
      </Results>
    </Root>
  );
};
