import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { env } from '../../src/config/env';
import { renderPage } from '../helpers/render';
import { company } from '../../src/content/company';

const site = env.siteUrl;
const content = (name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
const address = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

const open = async (path: string, title: RegExp) => {
  await renderPage(path);
  await waitFor(() => expect(document.title).toMatch(title));
};

test('a later page of a list, and a search in it, count as the list itself', async () => {
  await open('/blogs?page=2&q=ai', new RegExp(`^${company.blogName}`));
  expect(address('canonical')).toBe(`${site}/blogs`);
  expect(content('og:url')).toBe(`${site}/blogs`);
});

test('a shared page shows its own title, text and picture, and the picture is described', async () => {
  await open('/aboutus', /^About Us/);
  expect(content('og:title')).toBe(document.title);
  expect(content('twitter:title')).toBe(document.title);
  expect(content('og:description')).toBe(content('description'));
  expect(content('twitter:description')).toBe(content('description'));
  expect(content('og:image')).toBe(`${site}/og/about.png`);
  expect(content('twitter:image')).toBe(`${site}/og/about.png`);
  expect(content('og:image:alt')).toBe(document.title);
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  expect(content('twitter:site')).toBe('@wiselamp');
  expect(content('og:type')).toBe('website');
});

test('an article says when it was published and where to subscribe', async () => {
  await open('/blog/1', /^7 Key Internship Tips/);
  expect(content('og:type')).toBe('article');
  expect(content('article:published_time')).toBe('2024-01-22');
  expect(address('alternate')).toBe(`${site}/feed.xml`);
});

test.each([['/blog/404'], ['/SkillOrientedCourses/404'], ['/internshipdetailpage/404'], ['/no-such-page']])(
  'nothing at %s: search engines are told not to keep it, and no address stands for it',
  async (path) => {
    await open(path, /not found/i);
    expect(content('robots')).toBe('noindex');
    expect(address('canonical')).toBeUndefined();
  },
);
