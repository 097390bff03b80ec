import { createServer, type RequestListener, type Server } from 'node:http';

export type Listening = Awaited<ReturnType<typeof listen>>;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Advice for a server that cannot listen, by the code of the error. */
const adviceFor = (port: number, host: string, variable: string): Partial<Record<string, string>> => {
  const hostVariable = variable === 'CRM_PORT' ? 'CRM_HOST' : 'HOST';
  const noAddress = `${hostVariable} is ${host}, which is no address of this machine. Leave it empty for this machine only, or set it to 0.0.0.0 for its whole network.`;
  return {
    EADDRINUSE: `Port ${port} is already in use. Stop the program that uses it, or set ${variable} to another port.`,
    EACCES: `Port ${port} may not be used here. Set ${variable} to another port.`,
    EADDRNOTAVAIL: noAddress,
    // A name that no server knows, or that cannot be looked up without a connection.
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
};

function listenOn(listener: RequestListener, port: number, host: string, variable: string): Promise<Server> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      error.message = adviceFor(port, host, variable)[codeOf(error)] ?? error.message;
      reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

const shut = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** What Node reports on a machine without IPv6. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Starts a server. `localhost` means both loopback addresses and no other: one listener on all addresses would show the
 * leads to the whole network.
 * @param variable the environment variable that chooses the port, named when the port cannot be used
 */
export async function listen(listener: RequestListener, port: number, host: string, variable = 'CRM_PORT') {
  const isLocal = host === 'localhost';
  const first = await listenOn(listener, port, isLocal ? '127.0.0.1' : host, variable);
  // With port 0 the system has chosen one.
  const address = first.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  const servers = [first];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(shut));
  };
  try {
    if (isLocal) servers.push(await listenOn(listener, chosen, '::1', variable));
  } catch (error) {
    if (!NO_IPV6.has(codeOf(error))) {
      await close();
      throw error;
    }
  }
  return { port: chosen, close };
}
