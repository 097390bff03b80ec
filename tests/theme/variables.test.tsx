import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Providers } from '../../src/App';
import { makeStyleCache } from '../../src/theme/styleCache';
import { variables } from '../../src/theme/variables';

const colours = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const;

test.each(colours)('a component in the colour %s finds every theme variable it reads', (colour) => {
  const cache = makeStyleCache();
  render(
    <Providers cache={cache}>
      <Button color={colour} />
      <Button color={colour} variant="outlined" />
      <Button color={colour} variant="text" />
      <Chip color={colour} />
      <Typography color={colour} />
    </Providers>,
  );
  const css = Object.values(cache.registered).join('');
  const read = [...css.matchAll(/var\((--w-[\w-]+)\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !(name && name in variables))).toEqual([]);
});
