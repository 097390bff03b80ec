/** An open dialog and the browser's own buttons, before React and with it. */
import { expect } from 'playwright/test';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { back, forward, keys, repeatUntil, untilHydrated, type Visitor } from './visitor';

const opener = 'main [data-dialog="portfolio"]';
const shown = '#dialog [role="dialog"]';
const nameField = `${shown} [data-field]`;

const state = () => ({
  address: location.pathname,
  isOpen: document.querySelector('#dialog [role="dialog"]') !== null,
  typed: document.querySelector<HTMLInputElement>('#dialog [data-field]')?.value,
});
const untilOpen = ({ until }: Visitor) =>
  until('the dialog', (wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, nameField);
const untilClosed = ({ until }: Visitor) =>
  until('no dialog', (wanted) => document.querySelector(wanted) === null, shown);

/** Opens About, then Works with its dialog, and types a name into it. */
const openDialog = async (visitor: Visitor, hasReact: boolean) => {
  const { session, run, click, press } = visitor;
  await session.go(`${siteUrl}/aboutus`);
  await run(() => sessionStorage.clear());
  await session.go(`${siteUrl}/works`);
  if (hasReact) await untilHydrated(visitor);
  await click(opener);
  await untilOpen(visitor);
  if (hasReact)
    await visitor.until(
      'React in the dialog',
      () => document.querySelector('#dialog[data-hydrated]') !== null,
    );
  await run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), nameField);
  await press('Asha');
};

/** Waits for the whole page: one that is still loading would disturb the next test. */
const untilPageBefore = ({ run }: Visitor) =>
  repeatUntil('the page before', async () =>
    run(() => location.pathname === '/aboutus' && document.readyState === 'complete').catch(() => false),
  );

/** Waits until the browser has gone back from the dialog's entry of the history. Its content is taken out of it earlier. */
const untilEntryIsLeft = ({ until }: Visitor) =>
  until('the entry of the page', () => !Object.hasOwn((history.state ?? {}) as object, 'dialog'));
const closeByEscape = async (visitor: Visitor) => {
  await visitor.press(keys.escape);
  await untilClosed(visitor);
  await untilEntryIsLeft(visitor);
};

const reload = async ({ run }: Visitor) => {
  await run(() => {
    window.isFirstLoad = true;
    location.reload();
  });
  await repeatUntil('the reloaded page', async () =>
    run(() => window.isFirstLoad === undefined && document.readyState === 'complete').catch(() => false),
  );
};

const jumpToFooter = () => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' });
const isAtFooter = () => (document.querySelector('footer')?.getBoundingClientRect().top ?? NaN) < innerHeight;

for (const hasReact of [false, true]) {
  const moment = hasReact ? 'with React' : 'before React';

  test(`Back closes a dialog, Forward opens it again with its text, ${moment}`, async ({ regular }) => {
    await openDialog(regular, hasReact);
    await back(regular);
    await untilClosed(regular);
    expect(await regular.run(state)).toMatchObject({ address: '/works' });
    await forward(regular);
    await untilOpen(regular);
    expect(await regular.run(state)).toEqual({ address: '/works', isOpen: true, typed: 'Asha' });
    await back(regular);
    await untilClosed(regular);
    await back(regular);
    await untilPageBefore(regular);
  });

  test(`after Escape, Back leaves the page, ${moment}`, async ({ regular }) => {
    await openDialog(regular, hasReact);
    await closeByEscape(regular);
    await back(regular);
    await untilPageBefore(regular);
  });

  test(`after Escape, a reload comes back to where the page was, ${moment}`, async ({ regular }) => {
    await openDialog(regular, hasReact);
    await closeByEscape(regular);
    await regular.run(jumpToFooter);
    await reload(regular);
    await regular.until('the footer', isAtFooter);
  });
}

test('a reload with an open dialog shows it again, and Back closes it', async ({ regular }) => {
  await openDialog(regular, true);
  await reload(regular);
  await untilOpen(regular);
  expect(await regular.run(state)).toEqual({ address: '/works', isOpen: true, typed: 'Asha' });
  await back(regular);
  await untilClosed(regular);
});
