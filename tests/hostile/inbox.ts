/** A sandbox for a whole file of tests, and the eyes with which its pages are looked at. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../crm-sandbox/server.ts';

/** One sandbox for all tests of a file; `fill` runs once, before the first of them. */
export function sharedSandbox(
  options: SandboxOptions,
  fill: (crm: Sandbox) => Promise<void> = async () => {},
): () => Sandbox {
  const folder = mkdtempSync(join(tmpdir(), 'crm-hostile-'));
  let crm: Sandbox | undefined;
  const running = () => {
    if (!crm) throw new Error('The sandbox runs only during the tests.');
    return crm;
  };
  // Filling it takes long on a busy machine.
  beforeAll(async () => {
    const file = join(folder, 'leads.sqlite');
    crm = await startSandbox({ port: 0, quiet: true, ...options, file });
    await fill(crm);
  }, 60_000);
  afterAll(async () => {
    await crm?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return running;
}

// The package brings no types; this is what the tests use of it.
interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly DOMParser: typeof DOMParser } };
}
const jsdom: Jsdom = createRequire(import.meta.url)('jsdom');
const parser = new new jsdom.JSDOM('').window.DOMParser();

/** The page as a browser reads it. */
export async function readPage({ url }: Sandbox, path: string): Promise<Document> {
  const response = await fetch(url + path);
  if (response.status !== 200) throw new Error(`${path} is answered ${response.status}.`);
  return parser.parseFromString(await response.text(), 'text/html');
}

/**
 * The kinds of elements on a page: names, the names of their attributes, and where links lead by kind. Text that became
 * markup is a kind of its own.
 */
export function kindsOf(page: Document): string[] {
  const kinds = [...page.querySelectorAll('*')].map((element) => {
    const link = /^[a-z]+:|^\//.exec(element.getAttribute('href') ?? '')?.[0] ?? '';
    return `${element.tagName.toLowerCase()}[${element.getAttributeNames().toSorted().join(' ')}]${link}`;
  });
  return [...new Set(kinds)];
}
