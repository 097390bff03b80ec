/** A slow connection: holds a lead for as long as its email address says, and drops it if the visitor has gone by then. */
import { connect, createServer, type Socket } from 'node:net';

export const heldEmail = (word: string, ms: number) => `${word}@held-${ms}-ms.example`;
const held = /%40held-(\d+)-ms\.example/;

const pass = (client: Socket, target: number) => {
  const upstream = connect(target, '127.0.0.1');
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    client.destroy();
    upstream.destroy();
  };
  client.on('data', (chunk) => {
    const [, ms] = held.exec(chunk.toString()) ?? [];
    if (ms === undefined) upstream.write(chunk);
    else timer = setTimeout(() => upstream.write(chunk), Number(ms));
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
