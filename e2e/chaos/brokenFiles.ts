/** Breaks files below /assets for one browser context, which asks for it by a cookie. All others get the site as it is. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { unhashed } from '../helpers/builtFiles';

export const faults = ['abort', 'abort once', 'stall', 'html', 'gone'] as const;
export type Fault = (typeof faults)[number];

/** Matches every file below /assets. */
export const everyFile = '*';

const cookieName = 'chaos';
const cookiePattern = new RegExp(`(?:^|; )${cookieName}=([^;]+)`);

/**
 * @param file the name of the broken files without their hash, such as `forms.js`
 * @param id tells two contexts apart that both ask for "abort once"
 */
const cookieValue = (fault: Fault, file: string, id: string) =>
  encodeURIComponent(JSON.stringify([fault, file, id]));

/** The cookie as Playwright adds it to a context. */
export const faultCookie = (fault: Fault, file: string, id: string, url: string) => ({
  name: cookieName,
  value: cookieValue(fault, file, id),
  url,
});
/** The same cookie as a page sets it. */
export const faultCookieText = (fault: Fault, file: string, id: string) =>
  `${cookieName}=${cookieValue(fault, file, id)}`;

const askedFor = ({ headers }: IncomingMessage) => {
  const value = cookiePattern.exec(headers.cookie ?? '')?.[1];
  return value ? (JSON.parse(decodeURIComponent(value)) as [Fault, string, string]) : undefined;
};

/** A socket that closes before its first byte is retried by some browsers themselves; half a file is not. */
const cutOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '9999' });
  response.write('/* cut */');
  setImmediate(() => response.destroy());
};

/** A host with a catch-all page sends it with the headers of the path, so browsers keep it for a year. */
const answerPage = (response: ServerResponse) => {
  response.writeHead(200, {
    'content-type': 'text/html',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end('<!doctype html><title>Wiselamp</title>');
};

/** Whether the path of a request is that of a broken file. */
const isBroken = (file: string, path: string) =>
  path.startsWith('/assets/') && (file === everyFile || unhashed(path.slice(1)) === file);

/** Followed by an id: the address at which the server says whether it has broken a file for that context. */
const recordAddress = '/has-broken-a-file-for/';

/** Whether the server has broken a file for a context. What the browser took from its cache never came to the server. */
export const hasBrokenFile = async (id: string, url: string) =>
  (await (await fetch(url + recordAddress + id)).text()) === 'yes';

/** Puts the faults in front of a server's own listener. */
export const breakFiles = (handle: RequestListener): RequestListener => {
  const broken = new Set<string>();
  const ids = new Set<string>();
  return (request, response) => {
    const [fault, file, id = ''] = askedFor(request) ?? [];
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith(recordAddress)) {
      response.end(ids.has(path.slice(recordAddress.length)) ? 'yes' : 'no');
      return;
    }
    if (!fault || !isBroken(file ?? '', path)) {
      handle(request, response);
      return;
    }
    ids.add(id);
    switch (fault) {
      case 'abort':
        cutOff(response);
        break;
      case 'abort once':
        if (broken.has(`${id} ${path}`)) handle(request, response);
        else cutOff(response);
        broken.add(`${id} ${path}`);
        break;
      case 'stall':
        break;
      case 'html':
        answerPage(response);
        break;
      case 'gone':
        request.url = '/assets/of-an-earlier-release.js';
        handle(request, response);
    }
  };
};
