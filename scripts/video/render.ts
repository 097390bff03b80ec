/**
 * Makes the promo video: `npx tsx scripts/video/render.ts`. A browser shows scene.html at the time of each frame, and
 * ffmpeg puts the pictures together. Needs Chromium (CHROMIUM_PATH, or /usr/bin/chromium) and ffmpeg. The files it
 * writes are committed, so a build needs neither.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { duration, webVtt } from './cues.ts';
import { fills, variables } from './fill.ts';

const fps = 30;
const size = { width: 1280, height: 720 };
/** A visitor on a phone pays for every byte. */
const limit = 450_000;
/** The frame that stands before the film is played, in seconds. */
const posterAt = 1.8;

const media = fileURLToPath(new URL('../../public/media/', import.meta.url));

/** Shows the scene with everything in its place, and hands over its animations: it is made of nothing else. */
async function openScene(page: Page) {
  await page.goto(new URL('scene.html', import.meta.url).href);
  await page.addStyleTag({ content: variables });
  return page.evaluateHandle(async (parts) => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-fill]'))
      place.innerHTML = parts[place.dataset['fill'] ?? ''] ?? '';
    await Promise.all([...document.images].map((image) => image.decode()));
    for (const face of ['800 40px Bricolage Grotesque', '600 20px Figtree']) await document.fonts.load(face);
    const animations = document.getAnimations();
    for (const animation of animations) animation.pause();
    return animations;
  }, fills);
}

async function shoot(folder: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
  });
  try {
    const page = await browser.newPage({ viewport: size });
    const animations = await openScene(page);
    for (let frame = 0; frame < duration * fps; frame += 1) {
      await animations.evaluate(
        (list, time) => {
          for (const animation of list) animation.currentTime = time;
        },
        (frame / fps) * 1000,
      );
      await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) });
    }
  } finally {
    await browser.close();
  }
}

const colours = '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const tags = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv';
const codecs = {
  'promo.mp4': '-c:v libx264 -preset veryslow -tune animation -crf 29 -profile:v high -movflags +faststart',
  'promo.webm': '-c:v libvpx-vp9 -b:v 0 -crf 44 -tune-content screen -deadline good -cpu-used 1 -row-mt 1',
};

function encode(folder: string, file: string, codec: string): void {
  const input = ['-framerate', String(fps), '-i', join(folder, '%04d.png')];
  const output = `${colours} ${codec} ${tags} -an`.split(' ');
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, join(media, file)], {
    stdio: 'inherit',
  });
  const bytes = statSync(join(media, file)).size;
  console.log(`${file}: ${bytes} bytes`);
  if (bytes >= limit) throw new Error(`${file} weighs ${bytes} bytes, and ${limit} is the limit`);
}

mkdirSync(media, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'promo-'));
try {
  await shoot(folder);
  for (const [file, codec] of Object.entries(codecs)) encode(folder, file, codec);
  const poster = String(posterAt * fps).padStart(4, '0');
  await sharp(join(folder, `${poster}.png`))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(media, 'promo-poster.jpg'));
  writeFileSync(join(media, 'promo.vtt'), webVtt());
} finally {
  rmSync(folder, { recursive: true });
}
