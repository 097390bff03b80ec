/** The relay's configuration: the CRM settings of the site's build, and the relay's own. */
import { ConfigError, parseConfig } from '../../schemas/config.ts';
import { nearestName } from '../../schemas/settingNames.ts';
import { usableAddress } from '../../schemas/webAddress.ts';

export const relayDefaults = { port: 4176, path: '/leads' } as const;

/** Those of the relay alone. The ones that begin with VITE_ are checked as for the site's build. */
const relaySettingNames = [
  'RELAY_PORT',
  'RELAY_DB',
  'RELAY_PROXY',
  'RELAY_TOKEN',
  'RELAY_HOSTS',
  'RELAY_DAILY_LIMIT',
  'RELAY_ADDRESS_LIMIT',
  'RELAY_WEBHOOK',
  'RELAY_TURNSTILE_SECRET',
];

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

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

/** The variables that look like settings of the relay and are not. Only a warning: platforms set such names themselves. */
const unknownNames = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.startsWith('RELAY_') && !relaySettingNames.includes(name))
    .map((name) => {
      const nearest = nearestName(name, relaySettingNames);
      const hint = nearest ? `Did you mean ${nearest}?` : 'docs/relay.md lists all settings.';
      return `${name} is not a setting of the relay. ${hint}`;
    });

const NOBODY_SEES =
  'Nobody will see leads that the CRM refuses: neither RELAY_TOKEN nor RELAY_WEBHOOK is set. Set RELAY_TOKEN for ' +
  'the page /operators, or RELAY_WEBHOOK for alerts.';

/**
 * Printed at the start: settings that work and are probably a mistake.
 * @param names the names of all variables
 */
export const warningsFor = ({ token, webhook }: RelaySettings, names: readonly string[]): string[] => [
  ...(token || webhook ? [] : [NOBODY_SEES]),
  ...unknownNames(names),
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
    /** On Node alone. 0 takes any free port. */
    port: Number(text('RELAY_PORT', isPort, 'be a number from 0 to 65535') ?? relayDefaults.port),
    /** Whether a proxy in front writes X-Forwarded-For. On Node alone. */
    hasProxy:
      text(
        'RELAY_PROXY',
        (value) => value === '0' || value === '1',
        'be 1 if a proxy in front writes X-Forwarded-For, and else 0 or empty',
      ) === '1',
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
