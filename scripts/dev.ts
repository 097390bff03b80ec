/** `npm run dev`: Vite's development server with the CRM sandbox beside it. */
import { createServer } from 'vite';
import { startSandbox } from '../crm-sandbox/server.ts';
import { buildArt } from './art/build.ts';

console.log(await buildArt());

const sandbox = await startSandbox({ port: Number(process.env['CRM_PORT'] || 4174) });
const vite = await createServer({ server: { port: Number(process.env['PORT'] || 4173) } });
await vite.listen();
vite.printUrls();
console.log(`  ➜  CRM inbox: http://localhost:${sandbox.port}/`);
