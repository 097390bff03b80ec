import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every header line by its name in small letters, so that one sent twice is seen. */
  names: string[];
  /** As it came, compressed or not. */
  body: Buffer;
}

/** Asks for one address of a site. The path goes out as it is given; nothing is followed, nothing unpacked. */
export type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** Asks one host. `extra` is for a server on this machine: the name and certificate it answers with. */
export const askerOf =
  (origin: string, extra: { name?: string; certificate?: string } = {}): Ask =>
  async (path, headers = {}, method = 'GET') => {
    const { protocol, hostname, port } = new URL(origin);
    const options = {
      hostname,
      port,
      path,
      method,
      headers: { 'accept-encoding': 'identity', ...(extra.name && { host: extra.name }), ...headers },
      timeout: 20_000,
    };
    const request =
      protocol === 'https:'
        ? secureRequest({
            ...options,
            ...(extra.certificate && { ca: extra.certificate }),
            ...(extra.name && { servername: extra.name }),
          })
        : plainRequest(options);
    return new Promise((done, fail) => {
      request.on('error', fail);
      request.on('timeout', () => request.destroy(new Error(`${path}: no answer for 20 s`)));
      request.on('response', (response) => {
        buffer(response).then(
          (body) =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers,
              names: response.rawHeaders
                .filter((_, index) => index % 2 === 0)
                .map((name) => name.toLowerCase()),
              body,
            }),
          fail,
        );
      });
      request.end();
    });
  };
