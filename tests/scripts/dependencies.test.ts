// @vitest-environment node
import { expect, test } from 'vitest';
import { runsOn } from '../../scripts/setup/dependencies.mjs';

test.each(['20.19.0', '20.20.2', '22.13.0', '22.22.1', '24.0.0', '26.1.0'])(
  'the project runs on Node %s',
  (version) => {
    expect(runsOn(version)).toBe(true);
  },
);

// jsdom does not load there, and Node 21 before 21.7 cannot read .env.
test.each(['18.20.8', '20.18.3', '21.0.0', '21.7.3', '22.0.0', '22.12.0', '23.11.1'])(
  'Node %s is refused before anything is installed',
  (version) => {
    expect(runsOn(version)).toBe(false);
  },
);
