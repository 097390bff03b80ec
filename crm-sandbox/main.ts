import { optionsFromEnvironment } from './options.ts';
import { SERVLET_PATH } from './routes/servlet.ts';
import { startSandbox } from './server.ts';

try {
  const sandbox = await startSandbox(optionsFromEnvironment(process.env));
  // Before the addresses are printed, since whoever reads them may end the program at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop());
  process.stdout.write(
    [
      `[crm-sandbox] Inbox:    ${sandbox.url}/`,
      `[crm-sandbox] Endpoint: ${sandbox.url}${SERVLET_PATH}`,
      `[crm-sandbox] Database: ${sandbox.file}`,
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`[crm-sandbox] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
