// @vitest-environment node
import { expect, test } from 'vitest';
import { paths } from '../../../src/config/paths';
import { filmName } from '../../../src/content/covers/wall';
import { wallFiles } from '../wall';

const drawn = wallFiles().map(([name]) => name);

test.each([...Object.values(paths.services), paths.internships, paths.courses, paths.campus])(
  'the page %s has a film',
  (path) => expect(drawn).toContain(filmName(path)),
);
