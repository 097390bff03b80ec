/** Builds the site for the measurements and serves it as `npm start` does. */
import { execFileSync } from 'node:child_process';
import { serve } from '../serve.ts';

/** Two measurements at once need a folder each. */
export const folder = process.env['OUT_DIR'] ?? '.cache/bench-dist';
const port = Number(process.env['PORT'] || 4373);
const crmPort = Number(process.env['CRM_PORT'] || port + 1);

export interface Site {
  url: string;
  close: () => Promise<void>;
}

export const buildAndServe = async (): Promise<Site> => {
  const url = `http://localhost:${port}`;
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      OUT_DIR: folder,
      VITE_SITE_URL: url,
      VITE_CRM_ENDPOINT: '',
      CRM_PORT: String(crmPort),
      IGNORE_DOTENV: '1',
    },
  });
  const crmOrigin = `http://localhost:${crmPort}`;
  const site = await serve({ folder, port, crmOrigin });
  return { url, close: () => site.close() };
};
