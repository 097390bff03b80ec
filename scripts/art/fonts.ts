import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';

const require = createRequire(import.meta.url);

type Face = { family: string; file: string; weight: 500 | 600 | 700 | 800 };
const faces: readonly Face[] = [
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque', weight: 700 },
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque', weight: 800 },
  { family: 'Figtree', file: 'figtree', weight: 600 },
];

const load = (): Font[] =>
  faces.flatMap(({ family, file, weight }) =>
    // The second subset holds the rupee sign and letters with macrons and dots.
    ['latin', 'latin-ext'].map((subset) => ({
      name: subset === 'latin' ? family : `${family} Extended`,
      data: readFileSync(
        require.resolve(`@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff`),
      ),
      weight,
      style: 'normal' as const,
    })),
  );

let fonts: Font[] | undefined;

export const display = "'Bricolage Grotesque', 'Bricolage Grotesque Extended'";
export const textFace = "Figtree, 'Figtree Extended'";

/** Sets a layout of text and returns it as SVG whose letters are outlines. */
export function setText(layout: ReactNode, width: number, height: number): Promise<string> {
  fonts ??= load();
  return satori(layout, { width, height, fonts });
}
