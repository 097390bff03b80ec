// @vitest-environment node
import { expect, test } from 'vitest';
import { paint } from '../paint.ts';

const shareImage = (title: string) =>
  paint({
    kind: 'share',
    name: 'share image about',
    files: [],
    hash: '',
    image: { id: 'about', title, kicker: 'Software', artId: 'page-about' },
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
