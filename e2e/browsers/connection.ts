/** A visitor's connection that a test can cut: a SOCKS 5 proxy (RFC 1928), which every engine can use. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const NO_PASSWORD = Buffer.from([5, 0]);
const connected = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/** The kinds of address in a request, and where each begins and ends. */
const addressIn = (request: Buffer) => {
  const [, , , kind] = request;
  if (kind === 1) return { host: request.subarray(4, 8).join('.'), end: 8 };
  if (kind === 4) return { host: '::1', end: 20 };
  const end = 5 + request.readUInt8(4);
  return { host: request.toString('latin1', 5, end), end };
};

export interface Connection {
  port: number;
  /** Ends everything under way. Nothing gets through until `restore`. The browser still says that it is online. */
  cut: () => void;
  restore: () => void;
  /** From now on another program of this machine answers in place of the one with a port. */
  replace: (port: number, by: number) => void;
  close: () => void;
}

export const startConnection = async (): Promise<Connection> => {
  let isCut = false;
  const replaced = new Map<number, number>();
  const open = new Set<Socket>();
  const follow = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    follow(client);
    client.once('data', () => {
      client.write(NO_PASSWORD);
      client.once('data', (request) => {
        const { host, end } = addressIn(request);
        const port = request.readUInt16BE(end);
        const target = connect(replaced.get(port) ?? port, host);
        follow(target);
        target.once('connect', () => {
          client.write(connected);
          client.pipe(target).pipe(client);
        });
        client.on('close', () => target.destroy());
        target.on('close', () => client.destroy());
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      end();
    },
    restore: () => {
      isCut = false;
    },
    replace: (port, by) => {
      replaced.set(port, by);
    },
    close: () => {
      server.close();
      end();
    },
  };
};
