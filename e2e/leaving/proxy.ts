/** A slow connection: holds what a client sends for a while, and drops it if the client has gone by then. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface SlowProxy {
  /** How long everything is held, in ms. */
  delay: number;
  connections: number;
  close: () => void;
}

const pass = (client: Socket, target: number, proxy: SlowProxy) => {
  proxy.connections += 1;
  const upstream = connect(target, '127.0.0.1');
  const held = new Set<NodeJS.Timeout>();
  const end = () => {
    for (const timer of held) clearTimeout(timer);
    client.destroy();
    upstream.destroy();
  };
  client.on('data', (chunk) => held.add(setTimeout(() => upstream.write(chunk), proxy.delay)));
  upstream.on('data', (chunk) => client.write(chunk));
  upstream.on('end', () => client.end());
  for (const socket of [client, upstream]) socket.on('error', end);
  client.on('end', end);
  client.on('close', end);
};

/** Listens on both loopback addresses, because `localhost` may mean either. */
export const startSlowProxy = async (port: number, target: number): Promise<SlowProxy> => {
  const servers: Server[] = [];
  const close = () => servers.forEach((server) => server.close());
  const proxy: SlowProxy = { delay: 0, connections: 0, close };
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer((client) => pass(client, target, proxy));
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(port, host, listening);
    });
    servers.push(server);
  }
  return proxy;
};
