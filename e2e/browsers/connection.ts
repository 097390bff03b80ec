/** A visitor's connection that a test can cut: an HTTP proxy, which every engine can use. */
import { request as requestFrom, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../packages/crm-sandbox/listen';

export interface Connection {
  port: number;
  /** Ends everything under way. Nothing gets through until `restore`. The browser still says that it is online. */
  cut: () => void;
  restore: () => void;
  /** How many requests have come while it was cut. */
  refused: () => number;
  /** From now on another program of this machine answers in place of the one with a port. */
  replace: (port: number, by: number) => void;
  close: () => Promise<void>;
}

export const startConnection = async (): Promise<Connection> => {
  let isCut = false;
  let refused = 0;
  const replaced = new Map<number, number>();
  const answers = new Set<ServerResponse>();

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    if (isCut) {
      refused += 1;
      response.destroy();
      return;
    }
    answers.add(response);
    const { hostname, port, pathname, search } = new URL(request.url ?? '');
    const { method, headers } = request;
    const target = requestFrom(
      {
        hostname,
        port: replaced.get(Number(port)) ?? port,
        path: pathname + search,
        headers,
        ...(method && { method }),
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    target.on('error', () => response.destroy());
    response.on('close', () => {
      answers.delete(response);
      target.destroy();
    });
    request.pipe(target);
  };

  const { port, close } = await listen(pass, 0, '127.0.0.1');
  return {
    port,
    cut: () => {
      isCut = true;
      for (const answer of answers) answer.destroy();
    },
    restore: () => {
      isCut = false;
    },
    refused: () => refused,
    replace: (from, by) => {
      replaced.set(from, by);
    },
    close,
  };
};
