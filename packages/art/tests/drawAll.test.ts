// @vitest-environment node
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawAll } from '../drawAll.ts';
import { TooHeavy } from '../formats.ts';
import type { Painted } from '../pictures.ts';

const picture = (name: string, files = [`${name}.png`]): Painted => ({
  kind: 'png',
  name,
  hash: `new ${name}`,
  svg: '',
  width: 1,
  files,
});
/** What happened, in order: what was printed, and the saved manifest at each file. */
let log: string[];
let saved: Partial<Record<string, string>>;
beforeEach(() => {
  log = [];
  saved = {};
  vi.spyOn(console, 'log').mockImplementation((line: string) => void log.push(line));
});

const draw = (pictures: Painted[], paint: (name: string) => Promise<void>, manifest = {}) =>
  drawAll(pictures, manifest, {
    paint: async ({ name, files }) => {
      await paint(name);
      return files.map(() => Buffer.from(''));
    },
    write: (file) => void log.push(`${file} with ${JSON.stringify(saved)}`),
    save: (present) => void (saved = JSON.parse(JSON.stringify(present)) as typeof saved),
  });
const works = async () => {};

test('a picture counts as drawn only while all its files are those of its hash', async () => {
  await draw([picture('a', ['a1.png', 'a2.png'])], works, { a: 'old a', b: 'b' });
  expect(log).toEqual(['a1.png with {"b":"b"}', 'a2.png with {"b":"b"}', 'Drew a.']);
  expect(saved).toEqual({ a: 'new a', b: 'b' });
});

test('a picture that was drawn before the run failed counts as drawn', async () => {
  const paint = async (name: string) => {
    if (name === 'c') throw new Error('The disk is full.');
  };
  await expect(
    draw(
      ['a', 'b', 'c'].map((name) => picture(name)),
      paint,
    ),
  ).rejects.toThrow('The disk is full.');
  expect(saved).toEqual({ a: 'new a', b: 'new b' });
});

test('after an error no further picture is begun, and the run ends once the one under way is drawn', async () => {
  const paint = async (name: string) => {
    if (name === 'a') throw new Error('The disk is full.');
    // The picture that was begun at the same time as the one that fails is ready after the error.
    await setImmediate();
  };
  await draw(
    ['a', 'b', 'c'].map((name) => picture(name)),
    paint,
  ).catch((error: unknown) => log.push(String(error)));
  expect(log.filter((line) => !line.includes('.png'))).toEqual(['Drew b.', 'Error: The disk is full.']);
});

test('a picture that is too heavy is named, and the others are drawn', async () => {
  const paint = async (name: string) => {
    if (name === 'a') throw new TooHeavy('weighs 2 bytes');
  };
  expect(
    await draw(
      ['a', 'b', 'c'].map((name) => picture(name)),
      paint,
    ),
  ).toEqual(['a weighs 2 bytes.']);
  expect(saved).toEqual({ b: 'new b', c: 'new c' });
});
