/** Makes everything drawn that the site serves, in `.cache/art/site/`: `npx tsx scripts/art/build.ts`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allCovers } from './covers.ts';
import { drawCovers, encodeCovers } from './encode.ts';
import { drawLogos, logosFile, logosSource } from './logos.ts';
import { manifestFile, manifestSource } from './manifest.ts';
import { iconUses, spriteFileOf, spriteManifestFile, spriteManifestSource, spriteSvg } from './sprite.ts';
import { siteDir } from './store.ts';

/** Leaves a file that is already right alone, so that a watching server does not reload for nothing. */
function writeIfNew(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

/** Covers, icons and logos. Returns one line about what was made. */
export async function buildArt(): Promise<string> {
  const started = performance.now();
  mkdirSync(siteDir, { recursive: true });
  const covers = allCovers();
  const drawn = drawCovers(covers);
  writeIfNew(manifestFile, manifestSource(covers, drawn));
  const uses = await iconUses();
  const sprite = spriteSvg(uses);
  const spriteFile = spriteFileOf(sprite);
  const earlier = /icons[^/]*\.svg$/;
  for (const file of readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    earlier.test(name),
  ))
    if (file !== spriteFile) rmSync(join(siteDir, file));
  mkdirSync(join(siteDir, 'sprites'), { recursive: true });
  writeIfNew(join(siteDir, spriteFile), sprite);
  writeIfNew(spriteManifestFile, spriteManifestSource(sprite));
  const logos = await drawLogos();
  writeIfNew(join(siteDir, 'logos.svg'), logos.svg);
  writeIfNew(logosFile, logosSource(logos.list));
  const { files, folder } = await encodeCovers(drawn);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `Art: ${covers.length} covers as ${files} files in ${folder}, in ${seconds} s.`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${await buildArt()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
