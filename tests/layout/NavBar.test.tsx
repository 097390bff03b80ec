import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { serviceMenu } from '../../src/content/navigation';
import { NavBar } from '../../src/layout/NavBar';
import { ServicePreview } from '../../src/layout/ServicePreview';
import { startMenus } from '../../src/native/menus';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

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
/** From 1024 px up the services are a dropdown. */
const onDesktop = () => vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true }));
// Found by text: a search by role would compute the style of the whole bar every time.
const services = () => screen.getByText('Our Services', { selector: 'summary' });
const menuButton = () => screen.getByText('Menu').closest('summary') ?? expect.fail();
/** The menus that are open, by what the browser tells assistive technology and the style sheet goes by. */
const open = () =>
  [menuButton(), services()].flatMap((summary) =>
    summary.closest('details')?.open ? [summary.getAttribute('aria-controls')] : [],
  );

test('a tap opens the services menu and the next one closes it', async () => {
  onDesktop();
  const { user } = show();
  await user.pointer({ keys: '[TouchA]', target: services() });
  expect(open()).toEqual(['services-menu']);
  await user.pointer({ keys: '[TouchA]', target: services() });
  expect(open()).toEqual([]);
});

test('Escape leaves the focus where it is when it is not in the menu', () => {
  onDesktop();
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

test('in the panel of narrow screens a click alone opens the services, and the next time they are closed', async () => {
  const { user } = show();
  fireEvent.click(menuButton());
  await user.hover(services());
  expect(open()).toEqual(['menu']);
  fireEvent.click(services());
  expect(open()).toEqual(['menu', 'services-menu']);
  fireEvent.click(menuButton());
  await waitFor(() => expect(open()).toEqual([]));
  fireEvent.click(menuButton());
  expect(open()).toEqual(['menu']);
});

const shown = () => document.querySelector('#services-menu img')?.getAttribute('src');

test('the services menu shows the cover of the service under the pointer or the focus', () => {
  expect(renderToString(<ServicePreview />)).toBe('');
  show();
  expect(shown()).toBeUndefined();
  for (const { label, art } of serviceMenu.flatMap(({ links }) => links)) {
    fireEvent.pointerOver(screen.getByText(label, { selector: 'a' }));
    expect(shown()).toContain(art);
  }
  act(() => screen.getByText('DevOps Practices', { selector: 'a' }).focus());
  expect(shown()).toContain('service-devops');
  // On the way from one link to the next.
  fireEvent.pointerOver(screen.getByText('EdTech Products'));
  expect(shown()).toContain('service-devops');
});
