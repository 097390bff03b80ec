// @vitest-environment node
import { expect, test } from 'vitest';
import { assertRealHost, warningOfHost } from '../../scripts/seo/shownHost';

const sample = 'https://www.wiselamp.example';
const real = 'https://www.acme.in';
const trial = 'https://trial.acme.in';

interface Build {
  url: string;
  /** The address in the company's data. */
  drawn: string;
  env?: Record<string, string>;
}
const assertBuild = ({ url, drawn, env }: Build) => {
  assertRealHost(url, { VITE_SITE_URL: url, ...env }, drawn);
};
const warningOf = ({ url, drawn, env }: Build) => warningOfHost(url, { VITE_SITE_URL: url, ...env }, drawn);

test('a build for a public address stops while its pictures show the sample host', () => {
  expect(() => assertBuild({ url: real, drawn: sample })).toThrow(
    `The pictures for shared links show www.wiselamp.example, but the site's address is ${real}. Set "siteUrl" to it in answers.json and run npm run setup (or in src/config/company.json, then npm run art)`,
  );
});

test.each<Build & { what: string }>([
  { what: 'the pictures show its host', url: real, drawn: real },
  { what: 'it is a preview with samples', url: real, drawn: sample, env: { ALLOW_SAMPLES: '1' } },
  { what: 'it is for this machine', url: 'http://localhost:4173', drawn: sample },
  { what: 'it is a trial on another real host', url: trial, drawn: real },
])('a build goes on when $what', (build) => {
  expect(() => assertBuild(build)).not.toThrow();
});

test('a build without an address of its own is a trial, and goes on', () => {
  expect(() => assertRealHost(sample, {}, sample)).not.toThrow();
});

test('a build for another real host than that of its pictures gets a warning', () => {
  expect(warningOf({ url: trial, drawn: real })).toContain(
    `show www.acme.in, but the site's address is ${trial}.`,
  );
});

test.each<Build & { what: string }>([
  { what: 'whose pictures show its host', url: real, drawn: real },
  { what: 'for this machine', url: 'http://localhost:4173', drawn: real },
])('a build $what gets no warning', (build) => {
  expect(warningOf(build)).toBeUndefined();
});
