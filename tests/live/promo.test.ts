// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cues, duration, webVtt } from '../../scripts/video/cues.ts';
import { fills } from '../../scripts/video/fill.ts';
import { company } from '../../src/content/company.ts';

const scene = readFileSync('scripts/video/scene.html', 'utf8');

test('the published captions are those of the film', () => {
  expect(readFileSync('public/media/promo.vtt', 'utf8')).toBe(webVtt());
});

test('the captions follow each other without a gap, from the first second to the last', () => {
  expect(cues[0]?.from).toBe(0);
  expect(cues.at(-1)?.to).toBe(duration);
  cues.slice(1).forEach(({ from }, index) => expect(from).toBe(cues[index]?.to));
  for (const { from, to } of cues) expect(to).toBeGreaterThan(from);
});

test('the captions say what the film shows in writing', () => {
  const shown = scene.replace(/\s*<br \/>\s*/g, ' ').replace(/>\s+|\s+</g, (edge) => edge.trim());
  for (const { text } of cues.slice(0, -1)) expect(shown).toContain(`>${text.split('\n')[0]}<`);
  expect(cues.at(-1)?.text).toBe(`${company.name}: ${company.tagline}`);
});

test('the caption times are written as WebVTT wants them', () => {
  const [first = '', ...blocks] = webVtt().split('\n\n');
  expect(first).toBe('WEBVTT');
  expect(blocks).toHaveLength(cues.length);
  for (const block of blocks) expect(block).toMatch(/^00:00:\d\d\.\d{3} --> 00:00:\d\d\.\d{3}\n\S/);
});

test('every place that the scene leaves open is filled, and nothing is left over', () => {
  const places = [...scene.matchAll(/data-fill="(\w+)"/g)].map(([, name]) => name);
  expect(new Set(places)).toEqual(new Set(Object.keys(fills)));
  expect(places).toHaveLength(Object.keys(fills).length);
  for (const fill of Object.values(fills)) expect(fill.length).toBeGreaterThan(5);
});

test.each(['promo.mp4', 'promo.webm'])('%s stays below 450 kB', (file) => {
  expect(statSync(`public/media/${file}`).size).toBeLessThan(450_000);
});

test('the poster is small enough to come with the page', () => {
  expect(statSync('public/media/promo-poster.jpg').size).toBeLessThan(60_000);
});

test('the mp4 can start before it has arrived: its index stands in front', () => {
  const film = readFileSync('public/media/promo.mp4');
  expect(film.indexOf('moov')).toBeGreaterThan(0);
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
});
