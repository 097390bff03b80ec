import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startMenus } from '../../src/native/menus';
import { WIDE_BAR } from '../../src/native/menus.markup';
import { find, stopListeningAfterwards } from '../helpers/page';

test.each([
  ['a link that is followed closes the menu', {}, false],
  ['a link that is opened in a new tab leaves the menu open for the next one', { ctrlKey: true }, true],
])('%s', (_, keys, staysOpen) => {
  stopListeningAfterwards();
  startMenus();
  document.body.innerHTML =
    '<details data-menu open><summary>Our Services</summary><a href="#web">Web</a></details>';
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(find('details').hasAttribute('open')).toBe(staysOpen);
});

test('the services look like a dropdown in the windows in which they are one', () => {
  const css = readFileSync('src/theme/late.css', 'utf8');
  expect(css).toContain(`@media ${WIDE_BAR} {\n  #services-menu {`);
  expect(css).toContain(`@media not all and ${WIDE_BAR} {\n  #services-menu {`);
});
