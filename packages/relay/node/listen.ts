import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A slow connection costs about 40 kB, and many systems allow a process 1,024 open files by default. */
const MOST_CONNECTIONS = 900;

const isTaken = (error: Error) => 'code' in error && error.code === 'EADDRINUSE';

/** Starts a server. Port 0 takes any free port. Rejects with a readable message when the port is in use. */
export async function listen(listener: RequestListener, port: number, host: string) {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listener);
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    const taken = `Port ${port} is already in use. Stop the program that uses it, or set RELAY_PORT to another port.`;
    server.once('error', (error) => reject(isTaken(error) ? new Error(taken) : error));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** @param grace how long requests that have begun may take to end, in ms */
    close: (grace: number) =>
      new Promise<void>((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}
