/** A slow connection: holds a lead for as long as its email address says, and drops it if the visitor has gone by then. */
import { EventEmitter } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export const heldEmail = (word: string, ms: number) => `${word}@held-${ms}-ms.example`;
/** The time begins when the test calls `releaseLead`, so the visitor has left first even on a slow machine. */
export const heldUntilReleased = (word: string, ms: number) => `${word}@held-${ms}-ms-from-release.example`;
const held = /(\w+)%40held-(\d+)-ms(-from-release)?\.example/;

/** Followed by a word: an address at which the proxy itself answers. */
const releasePath = '/release-leads-with/';
const releaseRequest = new RegExp(`^GET ${releasePath}(\\w+) `);
export const releaseLead = (word: string, proxy: string) => fetch(proxy + releasePath + word);

const released = new Set<string>();
/** Its events are released words. */
const releases = new EventEmitter().setMaxListeners(0);

const pass = (client: Socket, target: number) => {
  const upstream = connect(target, '127.0.0.1');
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    client.destroy();
    upstream.destroy();
  };
  client.on('data', (chunk) => {
    const text = chunk.toString();
    const wordToRelease = releaseRequest.exec(text)?.[1];
    if (wordToRelease) {
      // A copy may come later.
      released.add(wordToRelease);
      releases.emit(wordToRelease);
      client.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
      return;
    }
    const [, word = '', ms, fromRelease] = held.exec(text) ?? [];
    const hold = () => {
      if (!client.destroyed) timer = setTimeout(() => upstream.write(chunk), Number(ms));
    };
    if (ms === undefined) upstream.write(chunk);
    else if (fromRelease && !released.has(word)) releases.once(word, hold);
    else hold();
  });
  upstream.on('data', (chunk) => client.write(chunk));
  upstream.on('end', () => client.end());
  for (const socket of [client, upstream]) socket.on('error', end);
  client.on('close', end);
};

/** Listens on both loopback addresses, because `localhost` may mean either. */
export const startSlowProxy = async (port: number, target: number) => {
  for (const host of ['127.0.0.1', '::1'])
    await new Promise<void>((listening, failed) => {
      const server = createServer((client) => pass(client, target));
      server.once('error', failed).listen(port, host, listening);
    });
};
