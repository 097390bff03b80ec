import type { HeaderRule } from '../headers.ts';

/** Headers that CloudFront knows and refuses under "custom headers". */
const known = {
  'Content-Security-Policy': (value: string) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'Referrer-Policy': (value: string) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'Strict-Transport-Security': (value: string) => ({
    StrictTransportSecurity: {
      Override: true,
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
    },
  }),
  // Its one value is "nosniff".
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
};

const isKnown = (name: string): name is keyof typeof known => name in known;

/**
 * The headers of every answer as a response headers policy of CloudFront. `Cache-Control` is not among them: it differs
 * by folder and is stored with each file in S3.
 */
export const cloudFrontHeaders = (rules: readonly HeaderRule[]) => {
  const headers = Object.entries(rules.find(({ path }) => path === '/*')?.headers ?? {});
  const custom = headers.filter(([name]) => !isKnown(name));
  return {
    Name: 'wiselamp-site',
    SecurityHeadersConfig: Object.assign(
      {},
      ...headers.map(([name, value]) => (isKnown(name) ? known[name](value) : {})),
    ) as Record<string, Record<string, string | number | boolean>>,
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
};
