/** Where the server block of `deploy/nginx/site.conf` is to find and to offer the site. */
export interface Places {
  /** The built site. */
  root: string;
  /** Ports on 127.0.0.1 for plain and for secure requests. */
  ports: { plain: number; secure: number };
  certificate: string;
  key: string;
  /** Whether nginx has the module that serves ready-made brotli files. */
  brotli: boolean;
}

/**
 * The server block with its placeholders filled in and nothing else changed.
 * @throws Error when a placeholder is missing, so that no part of the file is tried in another form than it is handed out
 */
export function siteBlock(text: string, { root, ports, certificate, key, brotli }: Places): string {
  const replacements: [RegExp, string][] = [
    [/\/var\/www\/wiselamp\/current/g, root],
    [/\n *listen \[::\]:(80|443 ssl http2);/g, ''],
    [/listen 80;/g, `listen 127.0.0.1:${ports.plain};`],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${ports.secure} ssl http2;`],
    [/\/etc\/letsencrypt\/live\/www\.example\.com\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/live\/www\.example\.com\/privkey\.pem/g, key],
    [/# brotli_static on;/g, brotli ? 'brotli_static on;' : '# brotli_static on;'],
  ];
  return replacements.reduce((block, [placeholder, value]) => {
    const filled = block.replace(placeholder, () => value);
    if (filled === block && !block.includes(value)) throw new Error(`site.conf lacks ${placeholder.source}`);
    return filled;
  }, text);
}
