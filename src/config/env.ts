import type { Config } from '../../schemas/config';

declare const __CONFIG__: Config;

/** The configuration this build was made with; `vite.config.ts` reads and checks it, so that a mistake stops the build. */
export const env: Config = __CONFIG__;

/** Whether there is anything for which a visitor has to be asked: measuring, or remembering their first visit. */
export const asksForConsent = Boolean(env.analytics ?? env.crm.fields?.first_touch);
