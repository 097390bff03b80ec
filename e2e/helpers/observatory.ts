/**
 * The score that Mozilla's HTTP Observatory gives a page, by the rules of version 1.4 (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js). What depends on the host alone, such as its certificate and the redirect to https, counts as right.
 */
interface Scored {
  /** Header names in small letters. */
  headers: Record<string, string | undefined>;
  /** The policies that stand in the page. */
  metaPolicies: string[];
  /** The addresses of its scripts. */
  scripts: string[];
}

type Policy = Map<string, string[]>;

/** A source counts only if every policy that comes before names it too. */
const combine = (policies: string[]): Policy => {
  const combined: Policy = new Map();
  for (const [index, policy] of policies.entries()) {
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const kept = index === 0 ? sources : sources.filter((each) => combined.get(name)?.includes(each));
      if (name) combined.set(name, kept.length > 0 ? kept : ["'none'"]);
    }
  }
  return combined;
};

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];

const policyPoints = (policies: string[]): number => {
  if (policies.length === 0) return -25;
  const policy = combine(policies);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const some = (name: string, values: string[]) => sources(name).some((each) => values.includes(each));
  const passive = new Set(['img-src', 'media-src']);
  const insecure = (names: string[]) =>
    names.some((name) => sources(name).some((each) => /^(http|ftp):/.test(each)));
  if (some('script-src', [...BROAD, ...INLINE]) || some('object-src', BROAD)) return -20;
  if (insecure([...policy.keys()].filter((name) => !passive.has(name)))) return -20;
  if (some('script-src', ["'unsafe-eval'"]) || some('style-src', ["'unsafe-eval'"])) return -10;
  if (insecure([...passive])) return -10;
  if (some('style-src', [...BROAD, ...INLINE])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const framePoints = ({ headers }: Scored): number => {
  if (/frame-ancestors/.test(headers['content-security-policy'] ?? '')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20;
};

const referrerPoints = (value: string | undefined): number => {
  if (value === undefined) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value);
  return isPrivate ? 5 : -5;
};

const transportPoints = (value = ''): number => {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (seconds === 0) return -20;
  return seconds < 15_768_000 ? -10 : 0;
};

/** The score of one page; points above 100 count from 90 on. */
export const observatoryScore = (page: Scored): number => {
  const { headers, metaPolicies, scripts } = page;
  const header = headers['content-security-policy'];
  const points = [
    policyPoints([...(header ? [header] : []), ...metaPolicies]),
    framePoints(page),
    referrerPoints(headers['referrer-policy']),
    transportPoints(headers['strict-transport-security']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    /^(require-corp|credentialless)$/.test(headers['cross-origin-embedder-policy'] ?? '') ? 10 : 0,
    scripts.every((address) => /^\/[^/]/.test(address)) ? 0 : -50,
    headers['set-cookie'] === undefined ? 0 : -20,
    headers['access-control-allow-origin'] !== undefined && headers['access-control-allow-credentials']
      ? -50
      : 0,
  ];
  const sum = (values: number[]) => values.reduce((total, each) => total + each, 0);
  const base = 100 + sum(points.filter((each) => each < 0));
  return base < 90 ? Math.max(base, 0) : base + sum(points.filter((each) => each > 0));
};
