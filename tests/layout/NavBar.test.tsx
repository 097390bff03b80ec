import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NavBar } from '../../src/layout/NavBar';
import { startMenus } from '../../src/native/menus';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

// e2e/shell.spec.ts and e2e/accessibility/keyboard.spec.ts open and close the menus by pointer, tap and key.

beforeEach(() => {
  stopListeningAfterwards();
  startMenus();
});

const show = (path = '/') =>
  renderWithApp(
    <>
      <NavBar />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </>,
    { path },
  );
// Found by text: a search by role would compute the style of the whole bar every time.
const services = () => screen.getByText('Our Services', { selector: 'summary' });
const menuButton = () => screen.getByText('Menu').closest('summary') ?? expect.fail();
/** The menus that are open, by what the browser tells assistive technology and the style sheet goes by. */
const open = () =>
  [menuButton(), services()].flatMap((summary) =>
    summary.closest('details')?.open ? [summary.getAttribute('aria-controls')] : [],
  );

test('Escape leaves the focus where it is when it is not in the menu', () => {
  // From 1024 px up the services are a dropdown.
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true }));
  show();
  screen.getByText('Elsewhere').focus();
  fireEvent.pointerOver(services(), { pointerType: 'mouse' });
  expect(open()).toEqual(['services-menu']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(screen.getByText('Elsewhere')).toHaveFocus();
});

test('a press in a dialog closes no menu, because the dialog returns focus to its opener', () => {
  show();
  document.body.insertAdjacentHTML('beforeend', '<div id="dialog"><button>Close</button></div>');
  fireEvent.click(menuButton());
  fireEvent.pointerDown(screen.getByText('Close'));
  fireEvent.keyDown(screen.getByText('Close'), { key: 'Escape' });
  expect(open()).toEqual(['menu']);
});

test('following a link to the current page closes the menu', async () => {
  const { user } = show('/works');
  fireEvent.click(menuButton());
  await user.click(screen.getByText('Works', { selector: 'a' }));
  expect(open()).toEqual([]);
});
