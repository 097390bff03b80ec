import type { Config } from '../schemas/config';

declare const __CONFIG__: Config;

/** The configuration this build was made with; `vite.config.ts` reads and checks it, so that a mistake stops the build. */
export const env: Config = __CONFIG__;
