import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { toWire } from '../../schemas/salesforce/wire';
import { company } from '../../src/content/company';
import { dialogs } from '../../src/dialogs/dialogs';
import { LeadNotices } from '../../src/forms/LeadNotices';
import CookieNotice from '../../src/layout/CookieNotice';
import type { LeadListener } from '../../src/leads/dispatcher';
import { dispatcher } from '../../src/leads/page';
import { consent } from '../../src/leads/visitor';
import { startDialogs } from '../helpers/dialogs';
import { makeEntry, validValues } from '../helpers/factories';
import { setVisible } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

/** Reports a state of a lead to the notices, as the dispatcher does. */
let tell: LeadListener;
const show = () => renderWithApp(<LeadNotices />);
const notice = () => screen.getByRole('status');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.spyOn(dispatcher, 'listen').mockImplementation((listener) => {
    tell = (lead, state) => act(() => listener(lead, state));
    return () => {};
  });
  vi.spyOn(dispatcher, 'isStored').mockReturnValue(true);
  vi.spyOn(dispatcher, 'markNoticeSeen');
});

test.each([
  ['', makeEntry(), ['queued', 'handedOff', 'confirmed', 'deleted']],
  ['Not sent yet.', makeEntry(), ['held']],
  ['Not confirmed yet.', makeEntry({ posts: 1 }), ['held']],
  // Posted to a relay, which counts no posts.
  ['Not confirmed yet.', makeEntry({ tries: 1 }), ['held']],
  ['We could not confirm that your details arrived.', makeEntry({ posts: 3 }), ['held', 'givenUp']],
  ['Your details have been received.', makeEntry(), ['held', 'confirmed']],
  ['Your details have been received.', makeEntry(), ['held', 'confirmedElsewhere']],
  ['', makeEntry(), ['held', 'deleted']],
] as const)('"%s" is announced for the lead %j after the states %j', (text, lead, states) => {
  show();
  for (const state of states) tell(lead, state);
  expect(notice().textContent).toMatch(text === '' ? /^$/ : text);
  const isPending = /^(?:held|givenUp)$/.test(states.at(-1) ?? '');
  expect(screen.queryAllByRole('link', { name: 'Send by email' })).toHaveLength(isPending ? 1 : 0);
});

const reach = `call ${company.phone} or write to ${company.email}`;
const saved = 'We saved your details in this browser and try again while this site is open';
const deleted = 'We delete them from this browser when you reload the page or next visit the site.';
const unsaved = 'they exist only in this open page. Keep the page open';
test.each([
  // The last post is reserved for a day later.
  ['is stored', true, 2, 'held', [saved, reach], ['Try again']],
  ['is given up', true, 3, 'givenUp', [deleted, reach], ['Try again', 'and try again']],
  ['cannot be stored', false, 0, 'held', [unsaved, reach, 'Try again'], ['saved', 'and try again', 'days']],
] as const)('the notice of a lead that %s says where it is and how to reach us', (...row) => {
  const [, isStored, posts, state, said, unsaid] = row;
  vi.mocked(dispatcher.isStored).mockReturnValue(isStored);
  show();
  tell(makeEntry({ posts }), state);
  for (const text of said) expect(notice()).toHaveTextContent(text);
  for (const text of unsaid) expect(notice()).not.toHaveTextContent(text);
});

test('Try again shows that it is trying, then the result; Delete my details deletes that lead', async () => {
  const { user } = show();
  const tryAgain = vi.spyOn(dispatcher, 'tryAgain');
  tryAgain.mockImplementation(async (id) => tell(makeEntry({ id }), 'handedOff'));
  const remove = vi.spyOn(dispatcher, 'remove');
  remove.mockImplementation((id) => tell(makeEntry({ id }), 'deleted'));
  tell(makeEntry({ id: 'that-one' }), 'held');
  await user.click(button('Try again'));
  expect(tryAgain).toHaveBeenCalledExactlyOnceWith('that-one');
  expect(notice().textContent).toBe('Trying again…');
  tell(makeEntry({ id: 'that-one' }), 'held');
  expect(notice()).toHaveTextContent('Not sent yet.');
  await user.click(button('Delete my details'));
  expect(remove).toHaveBeenCalledExactlyOnceWith('that-one');
  expect(notice().textContent).toBe('Your details are deleted from this browser.');
});

test('a given-up lead is marked as seen only once its tab is visible', () => {
  setVisible(false);
  show();
  tell(makeEntry({ id: 'old', posts: 3 }), 'givenUp');
  expect(dispatcher.markNoticeSeen).not.toHaveBeenCalled();
  act(() => setVisible(true));
  expect(dispatcher.markNoticeSeen).toHaveBeenCalledExactlyOnceWith('old');
});

test('a notice waits for an open dialog to close before it marks a given-up lead as seen', async () => {
  onTestFinished(startDialogs());
  const { user } = show();
  act(() => dialogs.thank());
  await screen.findByRole('dialog', { name: 'Thank you' });
  tell(makeEntry({ posts: 3 }), 'givenUp');
  expect(screen.queryByText(/could not confirm/)).toBeNull();
  expect(dispatcher.markNoticeSeen).not.toHaveBeenCalled();
  await user.click(button('Close'));
  expect(await screen.findByText(/could not confirm/)).toBeVisible();
  expect(dispatcher.markNoticeSeen).toHaveBeenCalledOnce();
});

test('with several leads the latest is announced first, then the others', async () => {
  const { user } = show();
  tell(makeEntry({ id: 'old', posts: 3 }), 'givenUp');
  tell(makeEntry({ id: 'new' }), 'held');
  tell(makeEntry({ id: 'other' }), 'confirmed');
  expect(notice()).toHaveTextContent('Not sent yet.');
  await user.click(button('Dismiss'));
  expect(notice()).toHaveTextContent('We could not confirm');
  await user.click(button('Dismiss'));
  expect(notice()).toBeEmptyDOMElement();
});

test.each([
  ['confirmed', 'Your details have been received.'],
  ['givenUp', 'We could not confirm'],
] as const)('a dismissed notice stays so while retries fail, and shows again for %s', async (state, text) => {
  const { user } = show();
  tell(makeEntry(), 'held');
  await user.click(button('Dismiss'));
  tell(makeEntry(), 'handedOff');
  tell(makeEntry({ posts: 1 }), 'held');
  expect(notice()).toBeEmptyDOMElement();
  tell(makeEntry({ posts: 3 }), state);
  expect(notice()).toHaveTextContent(text);
});

test('after Delete the focus is on the answer, after Dismiss on the page', async () => {
  const { user } = show();
  const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 });
  document.body.append(main);
  vi.spyOn(dispatcher, 'remove').mockImplementation((id) => tell(makeEntry({ id }), 'deleted'));
  tell(makeEntry(), 'held');
  await user.click(button('Delete my details'));
  expect(screen.getByRole('complementary')).toHaveFocus();
  await user.click(button('Dismiss'));
  expect(main).toHaveFocus();
});

test('after Try again the focus is on the notice', async () => {
  const { user } = show();
  vi.spyOn(dispatcher, 'tryAgain').mockImplementation(async (id) => tell(makeEntry({ id }), 'handedOff'));
  tell(makeEntry(), 'held');
  await user.click(button('Try again'));
  expect(screen.getByRole('complementary')).toHaveFocus();
});

test('a message that is too long for a mail link can be copied whole', async () => {
  const message = 'Please call me about the course. '.repeat(80);
  const { user } = show();
  tell(makeEntry({ id: 'short' }), 'held');
  expect(screen.queryByRole('button', { name: 'Copy my message' })).toBeNull();
  tell(
    makeEntry({ id: 'long', fields: toWire('lead', validValues('lead', { message }), customFieldIds) }),
    'held',
  );
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by email' }).href.length,
  ).toBeLessThanOrEqual(1800);
  await user.click(button('Copy my message'));
  expect(await navigator.clipboard.readText()).toContain(`Message: ${message}`);
});

test('where the browser denies the clipboard, a message that is too long for a mail link can be selected', async () => {
  const message = 'Please call me about the course. '.repeat(80);
  const { user } = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  tell(makeEntry({ fields: toWire('lead', validValues('lead', { message }), customFieldIds) }), 'held');
  expect(screen.getByRole('group', { name: 'my message' })).toHaveTextContent(message.trim());
  await user.click(button('Copy my message'));
  const answer = await screen.findByText('Your browser blocked copying. Select the text instead.');
  expect(answer.parentElement).not.toHaveClass('visually-hidden');
});

test('the text of such a message is selected as soon as it has the focus', () => {
  const message = 'Please call me about the course. '.repeat(80);
  show();
  tell(makeEntry({ fields: toWire('lead', validValues('lead', { message }), customFieldIds) }), 'held');
  // The event alone: user-event takes the selection away from what gets the focus.
  fireEvent.focusIn(screen.getByRole('group', { name: 'my message' }));
  expect(getSelection()?.toString()).toContain(message.trim());
});

/** Notices of leads are 300 px high, the cookie notice 200; the observers hear of it at once. */
const measureNotices = () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'ASIDE' ? 300 : 200;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      constructor(report: () => void) {
        this.observe = report;
      }
      disconnect() {}
    },
  );
};
/** What a focused control and the end of the page keep clear of at the lower edge of the window. */
const keptFree = () => [
  document.documentElement.style.scrollPaddingBottom,
  document.body.style.paddingBottom,
];

test('the page stays clear of a notice for as long as it shows', async () => {
  measureNotices();
  const { user } = show();
  expect(keptFree()).toEqual(['', '']);
  tell(makeEntry(), 'held');
  expect(keptFree()).toEqual(['332px', '332px']);
  await user.click(button('Dismiss'));
  expect(keptFree()).toEqual(['', '']);
});

test('the page stays clear of the higher of two notices, then of the one that remains', async () => {
  measureNotices();
  consent.save(undefined);
  const { user } = renderWithApp(
    <>
      <CookieNotice />
      <LeadNotices />
    </>,
  );
  expect(keptFree()).toEqual(['232px', '232px']);
  tell(makeEntry(), 'held');
  expect(keptFree()).toEqual(['332px', '332px']);
  await user.click(button('Dismiss'));
  expect(keptFree()).toEqual(['232px', '232px']);
});
