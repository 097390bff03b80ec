/** Builds the site for the end-to-end tests, into folders of its own: as usual, and with a relay. */
import { execFileSync } from 'node:child_process';
import * as ports from './helpers/ports';

// What this machine is configured for must not change what the tests look at.
const withoutSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')),
);

const build = (settings: Record<string, string>) =>
  execFileSync('npx', ['tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
    env: { ...withoutSettings, CRM_PORT: String(ports.crmPort), IGNORE_DOTENV: '1', ...settings },
  });

build({ OUT_DIR: ports.folder, VITE_SITE_URL: ports.siteUrl });
build({
  OUT_DIR: ports.relayFolder,
  VITE_SITE_URL: ports.relaySiteUrl,
  VITE_LEAD_RELAY: `${ports.relayUrl}/leads`,
  VITE_TURNSTILE_SITE_KEY: ports.turnstileSiteKey,
});
