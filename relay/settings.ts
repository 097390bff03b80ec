/** The relay's configuration: that of the CRM, as the site's build reads it, and its own. */
import { ConfigError, parseConfig, type Config } from '../schemas/config.ts';
import { usableAddress } from '../schemas/webAddress.ts';

export interface RelaySettings extends Pick<Config, 'siteUrl' | 'crm'> {
  /** The most posts to the CRM in 24 hours; 0 is no limit. */
  readonly dailyLimit: number;
  /** The most leads that one address may send in an hour. */
  readonly addressLimit: number;
  /** For how many days a delivered lead is kept. */
  readonly keepDays: number;
  /** The operators' password. Without one there is no operators' page. */
  readonly token: string | undefined;
  /** Takes alerts by POST, as `{"text": "…"}`. */
  readonly webhook: string | undefined;
  readonly turnstileSecret: string | undefined;
}

export const relayDefaults = { port: 4176, path: '/leads' } as const;

/** @throws ConfigError that names the variable that is wrong */
export function parseRelaySettings(
  env: Readonly<Record<string, string | undefined>>,
  fallbackSiteUrl: string,
): RelaySettings {
  // A site with a relay leaves the check of the CRM's address to the relay: this is the relay.
  const { siteUrl, crm } = parseConfig({ ...env, VITE_LEAD_RELAY: '' }, fallbackSiteUrl);
  const text = (name: string, isRight: (value: string) => boolean, should: string) => {
    const value = env[name] || undefined;
    if (value === undefined || isRight(value)) return value;
    throw new ConfigError(`${name} should ${should}.`);
  };
  const count = (name: string, usual: number) =>
    Number(text(name, (value) => /^\d+$/.test(value), 'be a whole number') ?? usual);
  return {
    siteUrl,
    crm,
    dailyLimit: count('RELAY_DAILY_LIMIT', 500),
    addressLimit: count('RELAY_ADDRESS_LIMIT', 60),
    keepDays: count('RELAY_KEEP_DAYS', 30),
    token: text('RELAY_TOKEN', ({ length }) => length >= 12, 'have at least 12 characters'),
    webhook: text('RELAY_WEBHOOK', (value) => Boolean(usableAddress(value)), 'be an https:// address'),
    turnstileSecret: env['RELAY_TURNSTILE_SECRET'] || undefined,
  };
}
