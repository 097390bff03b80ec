import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { border, colour, radius, space, type } from '../theme/tokens';
import type { Found } from './searchIndex';

const Root = styled('search')({ display: 'grid', gap: space(1.5), width: '100%', maxWidth: '36rem' });
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
    gap: space(2),
    padding: `${space(1.25)} 0`,
    borderBottom: border,
    color: 'inherit',
    fontWeight: 600,
  },
  '& small': { ...type.small, fontWeight: 400 },
});

/** Looks for programmes, services and articles by title; what there is to find loads with the first letter. */
export const SiteSearch = () => {
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found[]>([]);
  const search = (wanted: string) => {
    setText(wanted);
    import('./searchIndex').then(
      ({ find }) => setFound(find(wanted)),
      () => setFound([]),
    );
  };
  const said = found.length === 0 ? 'Nothing found. Try another word.' : `${found.length} found`;
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
      <p role="status">{text.trim() && said}</p>
      <Results>
        {found.map(({ kind, title, to }) => (
          <li key={to}>
            <Link to={to}>
              {title} <small>{kind}</small>
            </Link>
          </li>
        ))}
      </Results>
    </Root>
  );
};
