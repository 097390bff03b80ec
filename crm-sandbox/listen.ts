import { createServer, type RequestListener, type Server } from 'node:http';

/** The port is taken by another program. */
export class PortInUseError extends Error {
  constructor(port: number, variable: string) {
    super(
      `Port ${port} is already in use. Stop the program that uses it, or set ${variable} to another port.`,
    );
    this.name = 'PortInUseError';
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function listenOn(listener: RequestListener, port: number, host: string, variable: string): Promise<Server> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(codeOf(error) === 'EADDRINUSE' ? new PortInUseError(port, variable) : error),
    );
    server.listen(port, host, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new TypeError('The server does not listen on a port.');
  return address.port;
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);
const ATTEMPTS = 5;

/**
 * Listens on both loopback addresses, since `localhost` may mean either; a single listener on all addresses would show
 * the leads to the whole network.
 */
async function listenLocally(
  listener: RequestListener,
  port: number,
  variable: string,
  attempts = ATTEMPTS,
): Promise<Server[]> {
  const first = await listenOn(listener, port, '127.0.0.1', variable);
  try {
    return [first, await listenOn(listener, portOf(first), '::1', variable)];
  } catch (error) {
    if (NO_IPV6.has(String(codeOf(error)))) return [first];
    await shut(first);
    // A port that was free on one address may be taken on the other.
    if (port === 0 && attempts > 1) return listenLocally(listener, port, variable, attempts - 1);
    throw error;
  }
}

/**
 * Starts a server. `localhost` means both loopback addresses.
 * @param variable the environment variable that chooses the port, named when the port is taken
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
  variable = 'CRM_PORT',
): Promise<Listening> {
  const servers =
    host === 'localhost'
      ? await listenLocally(listener, port, variable)
      : [await listenOn(listener, port, host, variable)];
  return {
    port: servers[0] ? portOf(servers[0]) : port,
    close: async () => {
      await Promise.all(servers.map(shut));
    },
  };
}
