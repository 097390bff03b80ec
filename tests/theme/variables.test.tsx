import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Providers } from '../../src/App';
import { makeStyleCache } from '../../src/theme/styleCache';
import { variables } from '../../src/theme/variables';

test('a component finds every theme variable it reads', () => {
  const cache = makeStyleCache();
  render(
    <Providers cache={cache}>
      <Button />
      <Button variant="outlined" />
      <Button variant="text" />
      <Chip color="primary" />
      <Typography color="primary" />
    </Providers>,
  );
  const css = Object.values(cache.registered).join('');
  const read = [...css.matchAll(/var\((--w-[\w-]+)\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !(name && name in variables))).toEqual([]);
});
