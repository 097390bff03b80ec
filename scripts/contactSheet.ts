/**
 * Draws docs/pictures/services-contact-sheet.jpg: the first two screens of the nine service pages without their words,
 * to see whether they can be told apart. Usage: npx tsx scripts/contactSheet.ts http://localhost:4173
 */
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../playwright.config.ts';
import { paths } from '../src/config/paths.ts';

const [site = 'http://localhost:4173'] = process.argv.slice(2);
const screen = { width: 1280, height: 720 };
const cell = { width: 480, height: 540 };
const gap = 16;

const noWords = `
  *, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; }
  svg text { fill: transparent !important; }
`;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce', bypassCSP: true });
const pictures: Buffer[] = [];
for (const path of Object.values(paths.services)) {
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  await page.addStyleTag({ content: noWords });
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: screen.width, height: 2 * screen.height },
  });
  pictures.push(await sharp(picture).resize(cell).toBuffer());
}
await browser.close();

await sharp({
  create: {
    width: 3 * cell.width + 4 * gap,
    height: 3 * cell.height + 4 * gap,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    pictures.map((input, index) => ({
      input,
      left: gap + (index % 3) * (cell.width + gap),
      top: gap + Math.floor(index / 3) * (cell.height + gap),
    })),
  )
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile('docs/pictures/services-contact-sheet.jpg');
