// @vitest-environment node
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { customFields } from '../../schemas/index.ts';
import {
  leadFields,
  leadsOf,
  postLead,
  postRaw,
  rawRequest,
  servlet,
  visit,
} from '../crm-sandbox/helpers.ts';
import { bodyOf } from './carriage.ts';
import { entries, markup, MEGABYTE, protocols } from './corpus.ts';
import { kindsOf, readPage, sharedSandbox } from './inbox.ts';

// Whoever posts by hand passes by the forms and their rules.
const crm = sharedSandbox({});
const fieldsWith = (text: string) =>
  Object.fromEntries(Object.keys(leadFields()).map((name) => [name, text]));

// Links to the other pages of a list, and what stands between them; a refused name may also be missing.
const inLongLists = ['nav[aria-label class]', 'a[class href rel]/', 'span[]', 'li[class]'];

/** That the sandbox still works after whatever was done to it. */
const expectToServe = async () => {
  const word = `after${Math.random()}`;
  expect((await postLead(crm(), { last_name: word })).status).toBe(302);
  expect(await leadsOf(crm(), `?q=${word}`)).toHaveLength(1);
  for (const path of ['/', '/refused', '/leads.csv'])
    expect((await visit(crm().url + path)).status, `with ${path}`).toBe(200);
};

describe('a post made by hand', () => {
  test('with a hostile text in every field is refused, kept, and shown without becoming markup', async () => {
    const before = (await leadsOf(crm())).length;
    await postLead(crm(), { oid: 'tame' });
    const tame = new Set([...kindsOf(await readPage(crm(), '/refused')), ...inLongLists]);
    for (const [name, text] of Object.entries(markup))
      expect((await postRaw(crm(), bodyOf(fieldsWith(text)))).status, `with ${name}`).toBe(200);
    const page = await readPage(crm(), '/refused');
    expect(page.querySelectorAll('.refused').length).toBeGreaterThan(Object.keys(markup).length - 1);
    expect(kindsOf(page).filter((kind) => !tame.has(kind))).toEqual([]);
    expect(await leadsOf(crm())).toHaveLength(before);
    await expectToServe();
  });

  test('with hostile field names stores the lead, and names what it ignored', async () => {
    const names = Object.fromEntries(entries.map(([, text]) => [text, 'x']));
    const body = bodyOf({ ...leadFields({ last_name: 'Names' }), ...names });
    expect((await postRaw(crm(), body)).status).toBe(302);
    const [lead] = await leadsOf(crm(), '?q=names&limit=1');
    expect(lead?.fields).toEqual(leadFields({ last_name: 'Names' }));
    expect(lead?.ignored.length).toBe(50);
    expect(Object.hasOwn(Object.prototype, 'last_name')).toBe(false);
    const kinds = kindsOf(await readPage(crm(), `/leads/${lead?.id}`));
    expect(kinds.filter((kind) => /^(script|img|svg|iframe|style|base)\[/.test(kind))).toEqual([
      'script[defer src]',
    ]);
  });

  test('with a hostile return address sends nobody anywhere and smuggles no header in', async () => {
    for (const [index, [name, text]] of Object.entries(protocols).entries()) {
      const retURL = index % 2 ? text : `http://localhost:4173/${text}`;
      const response = await postRaw(crm(), bodyOf(leadFields({ retURL })));
      const address = response.headers.get('location') ?? 'http://none.example/';
      expect(new URL(address).protocol, `with ${name}`).toMatch(/^https?:$/);
      expect(response.headers.get('set-cookie'), `with ${name}`).toBeNull();
    }
  });

  test('with hostile headers shows them as text', async () => {
    const hostile = `"><script>window.wasRun=1</script>'`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': hostile,
      referer: `http://evil.example/${hostile}`,
      'accept-language': hostile,
      origin: hostile,
    };
    const body = bodyOf(leadFields({ last_name: 'Headers' })).toString();
    const path = new URL(servlet(crm())).pathname;
    await rawRequest(crm(), path, { method: 'POST', headers }, body);
    const [lead] = await leadsOf(crm(), '?q=headers&limit=1');
    const page = await readPage(crm(), `/leads/${lead?.id}`);
    expect([...page.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
      '/inbox.js',
    ]);
    expect(page.querySelector('.panel')?.textContent).toContain(hostile);
  });
});

describe('a post that is too much', () => {
  test('for a field is refused, and kept only as far as it helps to answer', async () => {
    const room = 'x'.repeat(MEGABYTE - 2000);
    const response = await postRaw(crm(), bodyOf(leadFields({ [customFields.message]: room })));
    expect(response.headers.get('is-processed')).toContain(`STRING_TOO_LONG: ${customFields.message}`);
    expect((await visit(`${crm().url}/refused`)).status).toBe(200);
  });

  test('in escapes alone is refused within the limit and turned away over it', async () => {
    const head = `${bodyOf(leadFields({ [customFields.message]: undefined })).toString()}&${customFields.message}=`;
    const escapes = Math.floor((MEGABYTE - head.length) / 3);
    expect((await postRaw(crm(), head + '%3C'.repeat(escapes))).status).toBe(200);
    expect((await postRaw(crm(), head + '%3C'.repeat(escapes + 1))).status).toBe(413);
  });

  test('in fields is read once: the first of equal names counts, and unknown ones are not kept', async () => {
    const lead = bodyOf(leadFields({ last_name: 'Crowd' })).toString();
    const crowd = Array.from({ length: 60_000 }, (_, index) => `n${index}=1&last_name=No`).join('&');
    expect((await postRaw(crm(), `${lead}&${crowd}`.slice(0, MEGABYTE))).status).toBe(302);
    const [stored] = await leadsOf(crm(), '?q=crowd&limit=1');
    expect(stored?.fields).toEqual(leadFields({ last_name: 'Crowd' }));
    expect(stored?.ignored).toHaveLength(50);
  });

  test('in headers is turned away, and the next one is served', async () => {
    const socket = connect(crm().port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 431 /);
    await expectToServe();
  });

  test.each([
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 30'],
    ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
    ['a header without a name', ': x'],
    ['a header with a NUL', 'X: a\0b'],
    ['a header that is folded', 'X: a\r\n b: c'],
  ])('of one kind, with %s, is turned away', async (_kind, header) => {
    const socket = connect(crm().port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`POST /servlet/servlet.WebToLead HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\na=1`);
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('the controls', () => {
  test('take no hostile command', async () => {
    const commands: unknown[] = [
      null,
      [],
      'drop',
      1e308,
      { mode: ['drop'] },
      { mode: { toString: 'drop' } },
      { mode: 'slow', ms: '1e999' },
      { mode: 'drop', times: -1 },
      { mode: 'drop', constructor: 1 },
      { mode: '__proto__' },
      { mode: 'constructor' },
      { scope: 'toString', mode: 'drop' },
    ];
    for (const command of commands) {
      const body = JSON.stringify(command);
      const headers = { 'content-type': 'application/json' };
      const response = await visit(`${crm().url}/faults`, { method: 'POST', body, headers });
      expect(response.status, `with ${body}`).toBe(400);
    }
    const nested = '['.repeat(MEGABYTE / 2);
    for (const body of [nested, nested + ']'.repeat(MEGABYTE / 2), '{"__proto__":{"mode":"drop"}}', '']) {
      const headers = { 'content-type': 'application/json' };
      expect((await visit(`${crm().url}/faults`, { method: 'POST', body, headers })).status).toBe(400);
    }
    await expectToServe();
  });
});

test('no path leads to a file outside the inbox, and none breaks it', async () => {
  const paths = [
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/fonts/../../../package.json',
    '/base.css%00',
    '/leads/1%00',
    '/leads/%31',
    '/leads/999999999999999999999',
    ...Object.values(protocols).map((text) => `/${encodeURIComponent(text)}`),
  ];
  const read: string[] = [];
  for (const path of paths) {
    const { response, body } = await rawRequest(crm(), '/', { path });
    if (![400, 404].includes(response.statusCode ?? 0)) read.push(path);
    expect(body).not.toContain('"devDependencies"');
  }
  expect(read).toEqual([]);
});
