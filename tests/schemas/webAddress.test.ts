import { expect, test } from 'vitest';
import { isHostAlone, isPublicSite, originOf, parseUrl, usableAddress } from '../../schemas/webAddress';

test('a text that is no address is none', () => {
  expect(parseUrl('www.wiselamp.com')).toBeUndefined();
});

test.each([
  { address: 'https://www.wiselamp.com', alone: true },
  { address: 'https://www.wiselamp.com/', alone: true },
  { address: 'https://www.wiselamp.com/in', alone: false },
  { address: 'https://www.wiselamp.com/?lang=te', alone: false },
  { address: 'https://www.wiselamp.com/#top', alone: false },
  { address: 'www.wiselamp.com', alone: false },
])('whether “$address” is a host alone: $alone', ({ address, alone }) => {
  expect(isHostAlone(address)).toBe(alone);
});

test.each([
  { address: 'HTTPS://WWW.Wiselamp.com:443/', origin: 'https://www.wiselamp.com' },
  { address: 'https://www.wiselamp.com/In', origin: 'https://www.wiselamp.com/In' },
])('the origin of “$address” is “$origin”', ({ address, origin }) => {
  expect(originOf(address)).toBe(origin);
});

test.each([
  { siteUrl: 'https://www.wiselamp.com', isPublic: true },
  { siteUrl: 'http://localhost:4173', isPublic: false },
  { siteUrl: 'https://127.0.0.1:4173', isPublic: false },
  { siteUrl: 'http://[::1]:4173', isPublic: false },
  { siteUrl: 'https://www.wiselamp.example', isPublic: false },
  { siteUrl: 'https://example.com', isPublic: false },
  { siteUrl: 'https://myexample.com', isPublic: true },
  { siteUrl: 'www.wiselamp.com', isPublic: false },
])('whether visitors can reach $siteUrl: $isPublic', ({ siteUrl, isPublic }) => {
  expect(isPublicSite(siteUrl, {})).toBe(isPublic);
});

test('visitors can reach a name that was set for the build, although nobody can register it', () => {
  const siteUrl = 'https://www.wiselamp.example';
  expect(isPublicSite(siteUrl, { VITE_SITE_URL: siteUrl })).toBe(true);
});

test.each([
  { text: 'https://webto.salesforce.com/x', usable: true },
  { text: 'HTTPS://webto.salesforce.com/x', usable: true },
  { text: 'http://localhost:4174', usable: true },
  { text: 'http://webto.salesforce.com', usable: false },
  // In a page of the site it would be a path of the site.
  { text: 'https:/webto.salesforce.com', usable: false },
  { text: 'ftp://webto.salesforce.com', usable: false },
  { text: 'https://', usable: false },
])('whether a site may use “$text”: $usable', ({ text, usable }) => {
  expect(usableAddress(text) !== undefined).toBe(usable);
});
