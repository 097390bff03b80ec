/** Writes the answers of `npm run setup` into the project's files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { slugOf } from '../new/slug.ts';
import { accentColours } from './accent.ts';
import type { Answers } from './answers.ts';
import { logoShapes, type LogoShape } from './logo.ts';

const markFile = (
  shapes: readonly LogoShape[],
) => `/** The company's mark. Written by \`npm run setup\` from an SVG file. */
interface MarkShape {
  d: string;
  fill: string;
  fillRule?: 'evenodd';
  outlined?: true;
  stroke?: string;
  strokeWidth?: number;
  strokeLinecap?: 'round' | 'square';
  strokeLinejoin?: 'miter' | 'bevel' | 'round';
}

export const hasOwl: boolean = false;

export const markSize = 64;
export const markOutline = { stroke: 'none', width: 1 } as const;

export const markShapes: readonly MarkShape[] = ${JSON.stringify(shapes)};
`;

/**
 * Writes the answers into the project in `root`.
 * @returns the files that changed
 */
export async function writeAnswers(root: string, { accent, logo, ...company }: Answers): Promise<string[]> {
  const changed: string[] = [];
  const write = async (file: string, to: (present: string) => string) => {
    const filepath = join(root, file);
    const present = readFileSync(filepath, 'utf8');
    const text = await format(to(present), { ...(await resolveConfig(filepath)), filepath });
    if (text === present) return;
    writeFileSync(filepath, text);
    changed.push(file);
  };
  const json = (value: object) => JSON.stringify(value, null, 2);
  const { name } = company;
  let isRenamed = false;
  await write('src/config/company.json', (text) => {
    const present = JSON.parse(text) as { name: string };
    isRenamed = name !== undefined && name !== present.name;
    return json({ ...present, ...company });
  });
  // A domain that the company has chosen itself stays.
  if (isRenamed)
    await write('schemas/salesforce/notProvided.json', () =>
      // A name without Latin letters has no slug, and a CRM refuses the address `not-provided@.example`.
      json({ domain: `${slugOf(name ?? '') || 'not-provided'}.example` }),
    );
  if (accent)
    await write('src/config/accent.json', (text) => {
      const { brand } = JSON.parse(text) as { brand: string };
      return brand === accent.toUpperCase() ? text : json(accentColours(accent));
    });
  if (logo)
    await write('src/components/markShapes.ts', () => markFile(logoShapes(readFileSync(logo, 'utf8'))));
  return changed;
}
