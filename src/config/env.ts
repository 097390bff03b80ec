import type { Config } from '../../schemas/config';
import { tellsArrival } from '../../schemas/salesforce/extras';

declare const __CONFIG__: Config;

declare global {
  interface ImportMetaEnv {
    /** The relay's address, or an empty text. */
    readonly VITE_LEAD_RELAY: string;
    /** How a lead is confirmed: by the CRM's answer in the hidden frame, or by any answer to a post by fetch. */
    readonly VITE_CRM_CONFIRMATION: 'frame' | 'probe';
    /** The site key of Cloudflare Turnstile, or an empty text. */
    readonly VITE_TURNSTILE_SITE_KEY: string;
  }
}

/** The configuration of this build. `vite.config.ts` reads and checks it, so that a mistake stops the build. */
export const env: Config = __CONFIG__;

/** Whether leads say how their visitor's first visit began. Only then the site may remember it. */
export const remembersFirst = env.crm.fields?.first_touch !== undefined;

/** Whether leads say how their visit began. */
export const leadsTellArrival = tellsArrival(env.crm.fields);

/** The purposes for which the site asks the visitor's consent: analytics, and to remember the first visit. */
export const purposes: readonly string[] = [
  ...(env.analytics === undefined ? [] : ['visits']),
  ...(remembersFirst ? ['first'] : []),
];

/** Whether the site needs the visitor's consent. */
export const asksForConsent = purposes.length > 0;
