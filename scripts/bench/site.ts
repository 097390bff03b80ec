import { execFileSync } from 'node:child_process';
import { serve } from '../serve.ts';

/** Builds the site for the measurements, as `npm start` would, and serves it. `OUT_DIR` and `PORT` apply. */
export const buildAndServe = async () => {
  const folder = process.env['OUT_DIR'] ?? '.cache/bench-dist';
  const port = Number(process.env['PORT'] || 4373);
  const url = `http://localhost:${port}`;
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--allow-sandbox'], {
    stdio: 'inherit',
    env: { ...process.env, OUT_DIR: folder, VITE_SITE_URL: url, VITE_CRM_ENDPOINT: '', IGNORE_DOTENV: '1' },
  });
  const site = await serve({ folder, port, crmOrigin: 'http://localhost:4174' });
  return { url, close: () => site.close() };
};
