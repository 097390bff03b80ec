import type { Visitor } from './visitor';

/**
 * Sets a cookie of the site at an address, and stays on a page of it. It is not in visitor.ts, because the servers of the tests
 * load this file and need nothing of that one.
 */
export const setCookie = async ({ session, run, until }: Visitor, cookie: string, url: string) => {
  // Only a page of the site can set its cookies. This one runs no script.
  await session.go(`${url}/robots.txt`);
  await run((text) => void (document.cookie = `${text}; path=/`), cookie);
  // Chromium sets a cookie after the script that asked for it. A page that is opened earlier is requested without it.
  await until('the cookie', (text) => document.cookie.includes(text), cookie);
};
