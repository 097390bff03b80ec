import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { env } from '../../src/config/env';
import { company } from '../../src/content/company';
import { renderPage } from '../helpers/render';

test('a later page of a list and a search in it have the address of the list', async () => {
  await renderPage('/blogs?page=2&q=ai');
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${company.blogName}`)));
  const list = `${env.siteUrl}/blogs`;
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', list);
  expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute('content', list);
});
