/** Builds the site for the end-to-end tests, into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { crmPort, folder, siteUrl } from './helpers/ports';

execFileSync('npx', ['tsx', 'scripts/build.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    OUT_DIR: folder,
    VITE_SITE_URL: siteUrl,
    CRM_PORT: String(crmPort),
    VITE_CRM_ENDPOINT: '',
  },
});
