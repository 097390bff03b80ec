/** Builds the site for the end-to-end tests, into folders of its own: as usual, and with a relay. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fieldList } from '../schemas/salesforce/fieldIds';
import * as ports from './helpers/ports';

const isSetting = (name: string) => name.startsWith('VITE_');
// What this machine is configured for must not change what the tests look at.
const withoutSettings = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name)));

const build = async (settings: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
    env: { ...withoutSettings, CRM_PORT: String(ports.crmPort), IGNORE_DOTENV: '1', ...settings },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};

const areBuilt = await Promise.all([
  build({ OUT_DIR: ports.folder, VITE_SITE_URL: ports.siteUrl }),
  build({
    OUT_DIR: ports.relayFolder,
    VITE_SITE_URL: ports.relaySiteUrl,
    VITE_LEAD_RELAY: `${ports.relayUrl}/leads`,
    VITE_TURNSTILE_SITE_KEY: ports.turnstileSiteKey,
    VITE_CRM_FIELDS: fieldList(ports.sourceFields),
    // Compression is two fifths of a build's time, and the tests with the relay do not need it.
    SKIP_COMPRESSION: '1',
  }),
]);
// Not earlier: a build that is left alone would go on writing.
if (areBuilt.includes(false)) process.exit(1);
