/** Runs nginx with the site's own server block, in a folder of its own and on free ports of this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Nginx } from './nginxProgram.ts';
import { siteBlock } from './siteBlock.ts';

/** The name in the server block, for the certificate. */
export const SERVER_NAME = 'www.example.com';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('This machine gives no port.');
  return address.port;
};

const answers = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

const makeCertificate = (certificate: string, key: string) => {
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${SERVER_NAME} -addext subjectAltName=DNS:${SERVER_NAME} -keyout ${key} -out ${certificate}`;
  const { error, status, stderr } = spawnSync('openssl', words.split(' '), { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`openssl, which makes a certificate for the trial, failed: ${error?.message ?? stderr}`);
};

/** One process, everything it writes in its folder, and otherwise what Debian's own nginx.conf sets. */
const mainConfig = (folder: string, brotliModule: string | undefined) => `
${brotliModule ? `load_module ${brotliModule};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  default_type application/octet-stream;
  types_hash_max_size 2048;
  sendfile on;
  gzip on;
  include mime.types;
  include site.conf;
}
`;

/** Starts nginx for a built site. `stop` ends it and removes its folder. */
export async function startNginx({ program, mimeTypes, brotliModule }: Nginx, root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  makeCertificate(certificate, key);
  const ports = { plain: await freePort(), secure: await freePort() };
  const block = readFileSync('deploy/nginx/site.conf', 'utf8');
  const places = { root, ports, certificate, key, brotli: brotliModule !== undefined };
  writeFileSync(join(folder, 'site.conf'), siteBlock(block, places));
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder, brotliModule));
  copyFileSync(mimeTypes, join(folder, 'mime.types'));

  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 10_000;
  while (!(await answers(ports.secure))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx does not start:\n${complaints}`);
    }
    await pause(50);
  }
  return { ports, certificate: readFileSync(certificate, 'utf8'), complaints: () => complaints, stop };
}
