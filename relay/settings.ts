/** The relay's configuration: that of the CRM, as the site's build reads it, and its own. */
import { ConfigError, parseConfig, type Config } from '../schemas/config.ts';
import { usableAddress } from '../schemas/webAddress.ts';

type Variables = Record<string, string | undefined>;

export interface RelaySettings {
  readonly siteUrl: string;
  readonly crm: Config['crm'];
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

/** @throws ConfigError that names each wrong variable */
export function parseRelaySettings(env: Variables, fallbackSiteUrl: string): RelaySettings {
  // With the relay's address the check of the CRM's would be left to the relay: this is the relay.
  const { siteUrl, crm } = parseConfig({ ...env, VITE_LEAD_RELAY: '' }, fallbackSiteUrl);
  const count = (name: string, usual: number) => {
    const value = Number(env[name] || usual);
    if (Number.isInteger(value) && value >= 0) return value;
    throw new ConfigError(`${name} should be a whole number, not "${env[name] ?? ''}".`);
  };
  const webhook = env['RELAY_WEBHOOK'] || undefined;
  if (webhook && !usableAddress(webhook))
    throw new ConfigError('RELAY_WEBHOOK should be an https:// address (http:// only for localhost).');
  const token = env['RELAY_TOKEN'] || undefined;
  if (token && token.length < 8)
    throw new ConfigError('RELAY_TOKEN should have at least 8 characters: it protects personal details.');
  return {
    siteUrl,
    crm,
    dailyLimit: count('RELAY_DAILY_LIMIT', 500),
    addressLimit: count('RELAY_ADDRESS_LIMIT', 60),
    keepDays: count('RELAY_KEEP_DAYS', 30),
    token,
    webhook,
    turnstileSecret: env['RELAY_TURNSTILE_SECRET'] || undefined,
  };
}
