import { expect, test } from 'vitest';
import { startMenus } from '../../src/native/menus';
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
