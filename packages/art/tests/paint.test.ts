// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { company } from '../../../src/content/company.ts';
import { paint } from '../paint.ts';

const shareImage = (title: string, kicker = 'Software') =>
  paint({
    kind: 'share',
    name: 'share image about',
    files: [],
    hash: '',
    image: { id: 'about', title, kicker, artId: 'page-about' },
  });

test.each([
  { title: 'हम नए हैं', letter: 'ह' },
  { title: 'Ελλάδα', letter: 'Ε' },
  { title: 'Read 😀', letter: '😀' },
])('a share image with letters that its fonts do not have is refused: $title', async ({ title, letter }) => {
  await expect(shareImage(title)).rejects.toThrow(
    `share image about: the fonts have no letter '${letter}'. Write seo.title in Latin letters, or add a font in packages/art/paint.ts.`,
  );
});

test('letters with accents and the rupee sign are drawn', async () => {
  expect(await shareImage('Résumé, ₹5 — ā “ż”')).toHaveLength(1);
});

const present = { ...company };
afterEach(() => void Object.assign(company, present));

test.each(['name', 'tagline', 'blogName'] as const)(
  'a letter of the company’s %s is looked for there',
  async (field) => {
    company[field] = 'విద్య';
    const { name, tagline: kicker } = company;
    const title = field === 'blogName' ? company.blogName : 'About';
    await expect(shareImage(`${title} of ${name}`, kicker)).rejects.toThrow(
      `share image about: the fonts have no letter 'వ'. Write ${field} in src/config/company.json in Latin letters,`,
    );
  },
);
