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
    await regular.press(keys.escape);
    await untilClosed(regular);
    await regular.until(
      'the entry to go',
      () => (history.state as { dialog?: unknown } | null)?.dialog === undefined,
    );
    await back(regular);
    await untilPageBefore(regular);
  });
}

test('a reload with an open dialog shows it again, and Back closes it', async ({ regular }) => {
  await openDialog(regular, true);
  await regular.run(() => {
    window.isFirstLoad = true;
    location.reload();
  });
  await repeatUntil('the reloaded page', async () =>
    regular
      .run(() => window.isFirstLoad === undefined && document.getElementById('root') !== null)
      .catch(() => false),
  );
  await untilOpen(regular);
  expect(await regular.run(state)).toEqual({ address: '/works', isOpen: true, typed: 'Asha' });
  await back(regular);
  await untilClosed(regular);
});
