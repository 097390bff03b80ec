/** Puts the recorder into the pages of a browser that asks for it by a cookie. The policy allows scripts in files alone. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { siteUrl } from '../helpers/ports';
import type { EngineName } from './engine';
import { setCookie } from './setCookie';
import type { Visitor } from './visitor';

const script = readFileSync(new URL('recorder.mjs', import.meta.url));
const address = '/recorder.js';

const recorderCookie = 'recorder=1';

declare global {
  interface Window {
    /** Filled by recorder.mjs with what a developer would see on the console, a line for each. */
    said?: string[];
  }
}

/** Opens a page with the recorder and an empty storage: a draft of an earlier visit would fill in its form. */
export const openRecorded = async (visitor: Visitor, path: string) => {
  await setCookie(visitor, recorderCookie, siteUrl);
  await visitor.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await visitor.session.go(siteUrl + path);
};

/** Firefox refuses to prefetch scripts where `default-src` is 'none'. It requests them when they are needed. */
const firefoxPrefetchRefusal = /^blocked by default-src: \S+\.js$/;

/** The problems that the recorder has noted in the visitor's page, each once. */
export const recordedProblems = async ({ run }: Visitor, engineName: EngineName) => {
  const lines = await run(() => window.said ?? ['the recorder is missing']);
  return [...new Set(lines)].filter(
    (line) => !(engineName === 'Firefox' && firefoxPrefetchRefusal.test(line)),
  );
};

/**
 * Fetches the page from this server, as other visitors get it, and sends it with the recorder at the start of its head. So
 * nothing here depends on how the server sends files. Of the headers it keeps those that pages depend on.
 */
const sendRecorded = async ({ headers, url }: IncomingMessage, response: ServerResponse) => {
  const page = await fetch(`http://${headers.host}${url}`, { redirect: 'manual' });
  const kept = [...page.headers].filter(([name]) =>
    ['content-type', 'content-security-policy', 'location'].includes(name),
  );
  response.writeHead(page.status, { ...Object.fromEntries(kept), 'cache-control': 'no-store' });
  response.end((await page.text()).replace('<head>', `<head><script src="${address}"></script>`));
};

/** Runs before a server's own listener. */
export const recordPages =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    const { headers, url } = request;
    if (!headers.cookie?.includes(recorderCookie)) handle(request, response);
    else if (url === address) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (headers.accept?.startsWith('text/html'))
      sendRecorded(request, response).catch((error: Error) => response.destroy(error));
    else handle(request, response);
  };
