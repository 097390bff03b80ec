import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LayoutName, PaletteName } from '../../src/content/covers/types.ts';
import { Refusal } from './refusal.ts';
import type { Kind } from './request.ts';

export type Look = { layout: LayoutName; palette: PaletteName };

/** What a project has of one kind of content. */
export interface Holdings {
  entries: { id: number; slug: string; title: string }[];
  /** The ids whose text or record loads. */
  loads: number[];
  covers: Record<string, Look>;
}

/**
 * Loads the content of the project in `root`.
 * @throws Refusal with the first lines of the mistake when it does not load
 */
export function holdingsOf(root: string, kind: Kind): Holdings {
  const script = fileURLToPath(new URL('./loaded.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), script, kind],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0) return JSON.parse(stdout) as Holdings;
  const cause = stderr.split('\n').filter((line) => line.trim() && !line.trim().startsWith('at '));
  throw new Refusal(`The ${kind}s in src/content do not load:\n${cause.slice(0, 6).join('\n')}`);
}
