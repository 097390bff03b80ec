/** Builds the site for the end-to-end tests, into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { crmPort, folder, siteUrl } from './helpers/ports';

// What this machine is configured for must not change what the tests look at.
const withoutSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')),
);

execFileSync('npx', ['tsx', 'scripts/build.ts'], {
  stdio: 'inherit',
  env: {
    ...withoutSettings,
    OUT_DIR: folder,
    VITE_SITE_URL: siteUrl,
    CRM_PORT: String(crmPort),
    IGNORE_DOTENV: '1',
  },
});
