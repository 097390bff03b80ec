// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { httpsUrl } from '../../schemas/content/parts';

test.each(['https://example.com/acme', 'HTTPS://example.com'])('%s is an address', (address) => {
  expect(httpsUrl().safeParse(address).success).toBe(true);
});

// A browser would take the last two for paths of this site.
test.each(['http://example.com', 'example.com', 'https:/example.com', 'https:www.example.com'])(
  '%s is refused with one message',
  (address) => {
    const { error } = z.safeParse(httpsUrl('Write an https:// address.'), address);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Write an https:// address.']);
  },
);
