/** Finds nginx. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Nginx {
  program: string;
  version: string;
  mimeTypes: string;
  /** The module that serves ready-made brotli files, where there is one. */
  brotliModule: string | undefined;
}

/** What `nginx -V` says of itself: version and build options. */
const described = (program: string) => {
  const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  return status === 0 ? stderr : undefined;
};

/**
 * The nginx of this machine. It is not installed from here: Debian's package starts a server of its own at once.
 * @throws Error that says what to install
 */
export function findNginx(): Nginx {
  // The second is outside the search path of people who are not root.
  for (const program of ['nginx', '/usr/sbin/nginx']) {
    const text = described(program);
    if (text === undefined) continue;
    const option = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(text)?.[1] ?? '';
    const module = join(option('modules-path'), 'ngx_http_brotli_static_module.so');
    return {
      program,
      version: /nginx\/(\S+)/.exec(text)?.[1] ?? 'of unknown version',
      mimeTypes: join(dirname(option('conf-path')), 'mime.types'),
      brotliModule: existsSync(module) ? module : undefined,
    };
  }
  throw new Error(
    'nginx is not installed. On Debian or Ubuntu: sudo apt-get install nginx-light libnginx-mod-http-brotli-static; on macOS: brew install nginx. Then run npm run check:nginx again.',
  );
}
