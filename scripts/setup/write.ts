/** Writes the answers of `npm run setup` into the project's files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { accentColours } from './accent.ts';
import type { Answers } from './answers.ts';
import { logoShapes, type LogoShape } from './logo.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const markFile = (
  shapes: readonly LogoShape[],
) => `/** The company's mark. Written by \`npm run setup\` from an SVG file. */
interface MarkShape {
  d: string;
  fill: string;
  outlined?: true;
  stroke?: string;
  strokeWidth?: number;
}

export const hasOwl: boolean = false;

export const markSize = 64;
export const markOutline = { stroke: 'none', width: 1 } as const;

export const markShapes: readonly MarkShape[] = ${JSON.stringify(shapes)};
`;

const quoted = (value: string) => (/[#'"\s]/.test(value) ? JSON.stringify(value) : value);

/** The text of `.env` with these settings. Other lines stay as they are. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  if (!text && Object.values(settings).every((value) => value === '')) return '';
  const lines = (text || '# .env.example explains every setting.\n').replace(/\n*$/, '').split('\n');
  const nameOf = (line: string) => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] ?? '';
  const kept = lines.filter((line) => settings[nameOf(line)] !== '');
  const changed = kept.map((line) => {
    const value = settings[nameOf(line)];
    return value === undefined ? line : `${nameOf(line)}=${quoted(value)}`;
  });
  const present = new Set(kept.map(nameOf));
  const added = Object.entries(settings).flatMap(([name, value]) =>
    value && !present.has(name) ? `${name}=${quoted(value)}` : [],
  );
  return `${[...changed, ...added].join('\n')}\n`;
}

/**
 * Writes the answers into the project in `root`.
 * @returns the files that changed
 */
export async function writeAnswers(root: string, answers: Answers): Promise<string[]> {
  const { accent, logo, env, ...company } = answers;
  const texts = new Map<string, string>();
  const change = (file: string, to: (text: string) => string) => texts.set(file, to(read(join(root, file))));
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  change('src/config/company.json', (text) => json({ ...(JSON.parse(text) as object), ...company }));
  if (accent)
    change('src/config/accent.json', (text) => {
      const present = JSON.parse(text) as { brand: string };
      return present.brand === accent.toUpperCase() ? text : json(accentColours(accent));
    });
  if (logo) change('src/components/markShapes.ts', () => markFile(logoShapes(readFileSync(logo, 'utf8'))));
  if (env && Object.keys(env).length > 0) change('.env', (text) => withSettings(text, env));
  const changed: string[] = [];
  for (const [file, text] of texts) {
    const path = join(root, file);
    const written = file.endsWith('.ts')
      ? await format(text, { ...(await resolveConfig(path)), filepath: path })
      : text;
    if (written === read(path)) continue;
    writeFileSync(path, written);
    changed.push(file);
  }
  return changed;
}
