// @vitest-environment node
import { expect, test } from 'vitest';
import { iconsIn, smallSprite, symbolsOf } from '../../scripts/pageSprite';

const sprite =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="x" viewBox="0 0 1 1"><path d="M0"/></symbol><symbol id="list"><path d="M1"/></symbol><symbol id="list-plus"><path d="M2"/></symbol></svg>';

test('a page gets each icon it shows once, and no others', () => {
  const page =
    '<use href="/sprites/icons-1.svg#x"></use><use href="/sprites/icons-1.svg#list"/><use href="/sprites/icons-1.svg#x"/><a href="#list-plus">';
  const names = iconsIn(page, '/sprites/icons-1.svg');
  expect(names).toEqual(['list', 'x']);
  expect(smallSprite(symbolsOf(sprite), names)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="list"><path d="M1"/></symbol><symbol id="x" viewBox="0 0 1 1"><path d="M0"/></symbol></svg>',
  );
});

test('names an icon that the sprite lacks', () => {
  expect(() => smallSprite(symbolsOf(sprite), ['owl'])).toThrow("The sprite has no icon 'owl'");
});
