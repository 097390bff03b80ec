// @vitest-environment node
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { BODY_LIMIT } from '../../crm-sandbox/http/body.ts';
import { leadsOf, OID, pageText, postLead, postRaw, rawRequest, sandbox, visit } from './helpers.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);
const formOf = (size: number) => `oid=${OID}&last_name=Rao&x=`.padEnd(size, 'y');

describe('a post that cannot be read', () => {
  test('is answered 413 over 1 MB, not at 1 MB, and is recorded', async () => {
    const crm = await sandbox();
    expect((await postRaw(crm, formOf(BODY_LIMIT))).status).toBe(200);
    expect((await postRaw(crm, formOf(BODY_LIMIT + 1))).status).toBe(413);
    expect(await pageText(crm, '/refused')).toContain('The body is longer than 1 MB.');
    expect((await postLead(crm)).status).toBe(302);
  });

  test('is answered 413 without reading it when it announces far too much', async () => {
    const crm = await sandbox();
    const socket = connect(crm.port, '127.0.0.1');
    socket.write(
      'POST /servlet/servlet.WebToLead HTTP/1.1\r\nHost: localhost\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 900000000\r\n\r\noid=',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json', ''])(
    'is answered 415 as %j',
    async (type) => {
      const crm = await sandbox();
      const response = await postRaw(crm, Buffer.from(`oid=${OID}&last_name=Rao`), type);
      expect(response.status).toBe(415);
      expect(await pageText(crm, '/refused')).toContain('The content type must be');
    },
  );

  test('is answered 415 in another character set', async () => {
    const crm = await sandbox();
    const type = 'application/x-www-form-urlencoded; charset=';
    expect((await postRaw(crm, `oid=${OID}&last_name=Rao`, `${type}iso-8859-1`)).status).toBe(415);
    expect((await postRaw(crm, `oid=${OID}&last_name=Rao`, `${type}"UTF-8"`)).status).toBe(200);
  });

  test.each([
    ['a stray percent sign', 'last_name=50%&x=1'],
    ['an escape that is not hexadecimal', 'last_name=%GG'],
    ['an escaped byte that is not UTF-8', 'last_name=%E9t%E9'],
    ['a lone surrogate', 'last_name=%ED%A0%80'],
    ['a raw byte that is not UTF-8', new Uint8Array([0x61, 0x3d, 0xe9])],
  ])('is answered 400 for %s, and is recorded with its body', async (_case, body) => {
    const crm = await sandbox();
    const response = await postRaw(crm, body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('not valid');
    expect(await leadsOf(crm)).toEqual([]);
    expect(await pageText(crm, '/refused')).toContain(
      typeof body === 'string' ? body.split('&')[0] : 'a=\uFFFD',
    );
  });
});

describe('a flood', () => {
  test('of more than the allowed posts is turned away with Retry-After, and ends with its window', async () => {
    let now = 1_000_000;
    const crm = await sandbox({ flood: { posts: 3, windowMs: 10_000 }, now: () => new Date(now) });
    const statuses = [];
    for (let post = 0; post < 5; post += 1) statuses.push((await postLead(crm)).status);
    expect(statuses).toEqual([302, 302, 302, 429, 429]);
    now += 4000;
    expect((await postLead(crm)).headers.get('retry-after')).toBe('6');
    now += 6000;
    expect((await postLead(crm)).status).toBe(302);
    expect(await leadsOf(crm)).toHaveLength(4);
  });

  test('is recorded once a window', async () => {
    const crm = await sandbox({ flood: { posts: 1, windowMs: 10_000 }, now: () => new Date(0) });
    for (let post = 0; post < 4; post += 1) await postLead(crm);
    expect((await pageText(crm, '/refused')).match(/Too many posts from one address/g)).toHaveLength(1);
  });

  test('is by default anything over 120 posts', async () => {
    const { DEFAULT_FLOOD } = await import('../../crm-sandbox/http/flood.ts');
    expect(DEFAULT_FLOOD).toEqual({ posts: 120, windowMs: 10_000 });
  });
});

describe('the server', () => {
  test('answers an unexpected error with a page that holds no stack, and goes on serving', async () => {
    let broken = false;
    const now = () => {
      if (broken) throw new Error('secret detail');
      return new Date();
    };
    const crm = await sandbox({ now });
    broken = true;
    const response = await postLead(crm);
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).not.toContain('secret detail');
    expect(page).not.toMatch(/\.ts\b/);
    broken = false;
    expect((await postLead(crm)).status).toBe(302);
  });

  test('survives a client that leaves in the middle of its body', async () => {
    const crm = await sandbox();
    const socket = connect(crm.port, '127.0.0.1');
    socket.end(
      'POST /servlet/servlet.WebToLead HTTP/1.1\r\nHost: localhost\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\noid=',
    );
    await text(socket);
    expect((await postLead(crm)).status).toBe(302);
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('answers both as 127.0.0.1 and as localhost', async () => {
    const crm = await sandbox();
    expect(crm.url).toBe(`http://localhost:${crm.port}`);
    expect((await visit(`http://127.0.0.1:${crm.port}/`)).status).toBe(200);
    expect((await visit(`${crm.url}/`)).status).toBe(200);
  });

  test.skipIf(!hasIpv6)(
    'answers on the IPv6 loopback address too, but on no address of the network',
    async () => {
      const crm = await sandbox();
      expect((await visit(`http://[::1]:${crm.port}/`)).status).toBe(200);
      const others = Object.values(networkInterfaces())
        .flatMap((list) => list ?? [])
        .filter(({ internal, family }) => !internal && family === 'IPv4');
      for (const { address } of others)
        await expect(visit(`http://${address}:${crm.port}/`)).rejects.toThrow('fetch failed');
    },
  );

  test.each([
    '/nothing',
    '/leads/',
    '/leads/0',
    '/leads/x',
    '/leads/1e1',
    '/leads/99',
    '/__proto__',
    '/constructor',
  ])('answers 404 with a way home at %s', async (path) => {
    const crm = await sandbox();
    const response = await visit(crm.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Back to the inbox');
  });

  test('answers 405 and says what is allowed', async () => {
    const crm = await sandbox();
    const response = await visit(`${crm.url}/leads`, { method: 'PATCH' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, DELETE');
  });

  test.each(['http://evil.example/', '*', '//[bad'])(
    'answers 400 or 404 to the odd target %s',
    async (path) => {
      const crm = await sandbox();
      const { response } = await rawRequest(crm, '/', { path });
      expect([400, 404]).toContain(response.statusCode);
    },
  );
});
