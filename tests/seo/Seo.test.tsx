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

test('a later page of a list and a search in it have the address of the list', async () => {
  await open('/blogs?page=2&q=ai', new RegExp(`^${company.blogName}`));
  expect(address('canonical')).toBe(`${site}/blogs`);
  expect(content('og:url')).toBe(`${site}/blogs`);
});
