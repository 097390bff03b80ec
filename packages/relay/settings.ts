/** The relay's configuration: the CRM settings of the site's build, and the relay's own. */
import { ConfigError, parseConfig } from '../../schemas/config.ts';
import { usableAddress } from '../../schemas/webAddress.ts';

export const relayDefaults = { port: 4176, path: '/leads' } as const;

export type RelaySettings = ReturnType<typeof parseRelaySettings>;

/** SQLite takes no Infinity. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const localHosts = ['localhost', '127.0.0.1', '[::1]'];
/** The host of an address, in a list: none, if it is no address. */
const hostsIn = (address = '') => (URL.canParse(address) ? [new URL(address).hostname] : []);

/** The names in a list with commas or spaces, in lower case, as in a URL. */
const namesIn = (list = '') =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => name.toLowerCase());

/** Whether a URL can have this host name. With `https://`, a port or a star it would never match, and nobody would know why. */
const isHostName = (name: string) => /^[\w.:[\]-]+$/.test(name) && hostsIn(`http://${name}`).includes(name);

/** Printed at the start: settings that work and are probably a mistake. */
export const warningsFor = ({ token, webhook }: RelaySettings): string[] =>
  token || webhook
    ? []
    : [
        'Nobody will see leads that the CRM refuses: neither RELAY_TOKEN nor RELAY_WEBHOOK is set. Set RELAY_TOKEN for ' +
          'the page /operators, or RELAY_WEBHOOK for alerts.',
      ];

/** @throws ConfigError that names the variable that is wrong */
export function parseRelaySettings(
  env: Readonly<Record<string, string | undefined>>,
  fallbackSiteUrl: string,
) {
  // The check of the CRM's address is skipped for a site with a relay. Here it must run: this is the relay.
  const blankedSiteSettings = { VITE_LEAD_RELAY: '', VITE_TURNSTILE_SITE_KEY: '' };
  const { siteUrl, crm } = parseConfig({ ...env, ...blankedSiteSettings }, fallbackSiteUrl);
  const text = (name: string, isRight: (value: string) => boolean, should: string) => {
    const value = env[name] || undefined;
    if (value === undefined || isRight(value)) return value;
    throw new ConfigError(`${name} should ${should}.`);
  };
  const count = (name: string, usual: number) =>
    Number(text(name, (value) => /^\d+$/.test(value), 'be a whole number') ?? usual);
  /** The operators' password. Without one there is no operators' page. */
  const token = text('RELAY_TOKEN', ({ length }) => length >= 12, 'have at least 12 characters');
  const moreHosts = text(
    'RELAY_HOSTS',
    (value) => namesIn(value).every(isHostName),
    'be host names with commas between them, such as relay.example.com, without https:// and without a port',
  );
  const turnstileSecret = env['RELAY_TURNSTILE_SECRET'] || undefined;
  if (turnstileSecret && !token)
    throw new ConfigError(
      'RELAY_TURNSTILE_SECRET needs RELAY_TOKEN. Leads without a valid token wait at /operators, and without RELAY_TOKEN ' +
        'there is no such page. Set RELAY_TOKEN to a password of at least 12 characters, or remove RELAY_TURNSTILE_SECRET.',
    );
  return {
    siteUrl,
    crm,
    /** The most posts to the CRM in 24 hours. 0 is no limit: the query of due leads (leads.ts) reads it so. */
    dailyLimit: count('RELAY_DAILY_LIMIT', 500),
    /** The most leads that one address may send in an hour. 0 is no limit, and becomes a number that nobody reaches. */
    addressLimit: count('RELAY_ADDRESS_LIMIT', 60) || NO_LIMIT,
    token,
    /** The host names of the operators' page. */
    hosts: [...localHosts, ...hostsIn(env['VITE_LEAD_RELAY']), ...namesIn(moreHosts)],
    webhook: text('RELAY_WEBHOOK', (value) => Boolean(usableAddress(value)), 'be an https:// address'),
    turnstileSecret,
  };
}
