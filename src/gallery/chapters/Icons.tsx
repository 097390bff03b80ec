import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon';
import { iconHref } from '../../components/iconHref';
import { Specimen } from '../Specimen';

const Sheet = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  '& li': {
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(1),
    fontSize: '0.8125rem',
    textAlign: 'center',
  },
  '& svg': { fontSize: 36 },
}));

/** Every symbol of the sprite that the site serves. */
export const Icons = () => {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const read = async () => {
      const sprite = await (await fetch(iconHref('').slice(0, -1))).text();
      setNames([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name));
    };
    void read();
  }, []);
  return (
    <Specimen name={`The sprite: ${names.length} icons`} ground="white">
      <Sheet>
        {names.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </Sheet>
    </Specimen>
  );
};
