/** `npm run browsers`: journeys in Firefox and WebKitGTK, where installed. `BROWSERS_ONLY` filters them by name. */
import { leadsWith, setFault, uniqueWord } from '../helpers/crm';
import { isInstalled, type Engine } from './engine';
import { firefoxCommand, startFirefox } from './firefox';
import { journeys } from './journeys';
import { visitor } from './page';
import { startWebKit } from './webkit';

interface Candidate {
  name: string;
  /** Debian packages to install. */
  missing: string[];
  start: () => Promise<Engine>;
}

const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
const candidates: Candidate[] = [
  {
    name: 'Firefox',
    missing: firefoxCommand ? [] : ['firefox-esr'],
    start: () => startFirefox(firefoxCommand ?? ''),
  },
  {
    name: 'WebKitGTK',
    missing: Object.entries(packages).flatMap(([command, name]) => (isInstalled(command) ? [] : [name])),
    start: startWebKit,
  },
];

const chosen = Object.entries(journeys).filter(([name]) => name.includes(process.env['BROWSERS_ONLY'] ?? ''));
const words = new Map<string, string>();
let passed = 0;
let failed = 0;
const fail = (name: string, error: unknown) => {
  failed += 1;
  console.log(`  ✘ ${name}: ${error instanceof Error ? error.message : String(error)}`);
};

const runAll = async (engine: Engine) => {
  console.log(`${engine.name} ${engine.version}`);
  for (const [name, journey] of chosen) {
    const word = uniqueWord();
    const session = await engine.open();
    try {
      await journey(visitor(session), word);
      words.set(word, `${engine.name} ${name}`);
      passed += 1;
      console.log(`  ✔ ${name}`);
    } catch (error) {
      fail(name, error);
    } finally {
      await setFault('none');
      await session.close();
    }
  }
};

await import('../servers');
for (const { name, missing, start } of candidates) {
  if (missing.length > 0) {
    console.log(`${name}: skipped, because it is not installed. apt-get install ${missing.join(' ')}`);
    continue;
  }
  const engine = await start();
  try {
    await runAll(engine);
  } finally {
    await engine.stop();
  }
}

// Last, so that a second copy has had time to arrive.
for (const [word, name] of words) {
  const { length } = await leadsWith(word);
  if (length > 1) fail(name, `${length} leads instead of one`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
