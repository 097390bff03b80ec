// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { breakFiles, cookieValue, type Fault } from '../../e2e/chaos/brokenFiles';

/** A server that answers each address with itself. */
const start = async () => {
  const server = createServer(breakFiles((request, response) => void response.end(request.url)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const asked = (fault: Fault, file: string, id = 'a') => ({
  headers: { cookie: `chaos=${cookieValue(fault, file, id)}` },
});
const body = (url: string, init?: RequestInit) =>
  fetch(url, init).then(
    (response) => response.text().catch(() => 'cut off'),
    () => 'cut off',
  );

test('breaks the named file for those who ask for it, and nothing else', async () => {
  const site = await start();
  const broken = asked('abort', 'assets/a.js');
  expect(await body(`${site}/assets/a.js`, broken)).toBe('cut off');
  expect(await body(`${site}/assets/a.js?retry=1`, broken)).toBe('cut off');
  expect(await body(`${site}/assets/b.js`, broken)).toBe('/assets/b.js');
  expect(await body(`${site}/assets/a.js`)).toBe('/assets/a.js');
});

test('"abort once" is once for each visitor', async () => {
  const site = await start();
  const ask = (id: string) => body(`${site}/assets/a.js`, asked('abort once', 'assets/a.js', id));
  expect([await ask('one'), await ask('one'), await ask('two')]).toEqual([
    'cut off',
    '/assets/a.js',
    'cut off',
  ]);
});

test('"html" answers 200 with a page that browsers keep', async () => {
  const site = await start();
  const response = await fetch(`${site}/assets/a.js`, asked('html', 'assets/a.js'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('"gone" asks the server for a file that it does not have, for every asset but no page', async () => {
  const site = await start();
  const gone = asked('gone', '*');
  expect(await body(`${site}/assets/a.js`, gone)).toBe('/assets/of-an-earlier-release.js');
  expect(await body(`${site}/works`, gone)).toBe('/works');
});

test('"stall" never answers', async () => {
  const site = await start();
  const leaving = new AbortController();
  const stalled = body(`${site}/assets/a.js`, { ...asked('stall', 'assets/a.js'), signal: leaving.signal });
  // Many other answers later it is still open.
  for (let turn = 0; turn < 20; turn += 1) await body(`${site}/works`);
  const first = await Promise.race([stalled, Promise.resolve('open')]);
  expect(first).toBe('open');
  leaving.abort();
  expect(await stalled).toBe('cut off');
});
