/** On every kind of page, the first touch starts React. It must leave the page whole, whatever the touch is. */
import { expect } from 'playwright/test';
import { kinds } from '../accessibility/kinds';
import { installCommands, type EngineName } from './engine';
import { openRecorded, recordedProblems } from './recordPages';
import { test } from './test';
import { keys, repeatUntil, type Visitor } from './visitor';

const shownDialog = '#dialog [role="dialog"]';
const fields = ':is([data-field], input[name="q"])';
const typed = 'Asha';

const contents = () => ({
  heading: document.querySelector('h1')?.textContent,
  sections: document.querySelectorAll('section').length,
  isFirstLoad: window.isFirstLoad,
});
const untilNone = ({ until }: Visitor, selector: string) =>
  until(`nothing more of ${selector}`, (wanted) => document.querySelector(wanted) === null, selector);

const openCold = async (visitor: Visitor, address: string) => {
  await openRecorded(visitor, address);
  const isCold = await visitor.run(() => {
    window.isFirstLoad = true;
    return document.querySelector('#root[data-hydrated]') === null;
  });
  if (!isCold) throw new Error('React started before the first touch');
};

const scrollToEnd = async ({ run }: Visitor) => {
  const scrollOn = () => {
    scrollBy({ top: innerHeight - 100, behavior: 'instant' });
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  };
  await repeatUntil('the end of the page', () => run(scrollOn));
};

/** Types into the first field of a part of the page. Returns its selector, or undefined if the part has no field. */
const typeInto = async ({ run, press }: Visitor, part: string) => {
  const field = `${part} ${fields}`;
  if (!(await run((wanted) => document.querySelector(wanted) !== null, field))) return undefined;
  const isFocused = await run((wanted) => {
    const first = document.querySelector<HTMLElement>(wanted);
    first?.focus();
    return document.activeElement === first;
  }, field);
  if (!isFocused) throw new Error(`${field} cannot be focused`);
  await press(typed);
  return field;
};

const expectTyped = async ({ run }: Visitor, field: string | undefined) => {
  if (!field) return;
  const value = await run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, field);
  if (value !== typed) throw new Error(`typed "${typed}" into ${field}, which now has ${value}`);
};

/** A touch returns what must hold once React has taken over. */
type Touch = (visitor: Visitor) => Promise<() => Promise<void>>;

const byScrolling: Touch = async (visitor) => {
  await scrollToEnd(visitor);
  const field = await typeInto(visitor, 'main');
  return () => expectTyped(visitor, field);
};

const byFocusing: Touch = async (visitor) => {
  const field = await typeInto(visitor, 'main');
  if (!field) await visitor.press(keys.tab);
  return () => expectTyped(visitor, field);
};

const byTapping: Touch = async (visitor) => {
  const { run, click, until, press } = visitor;
  const opener = await run(
    (selectors) => selectors.find((one) => document.querySelector(one)?.checkVisibility()) ?? '',
    ['main [data-dialog]', 'main summary', '[data-dialog="whatsNew"]'],
  );
  await click(opener);
  if (opener.endsWith('summary')) {
    return () => until('the open question', () => document.querySelector('main details[open]') !== null);
  }
  const isShown = (dialog: string) => document.querySelector(dialog)?.checkVisibility() ?? false;
  await until('the dialog', isShown, shownDialog);
  const field = await typeInto(visitor, shownDialog);
  return async () => {
    await until('React in the dialog', isShown, '#dialog[data-hydrated]');
    await expectTyped(visitor, field);
    await press(keys.escape);
    await untilNone(visitor, shownDialog);
  };
};

/** Touches the page and waits until React has taken over every part of it. */
const touchAndWait = async (visitor: Visitor, touch: Touch) => {
  const expectEffect = await touch(visitor);
  await untilNone(visitor, '#root:not([data-hydrated])');
  await expectEffect();
  await scrollToEnd(visitor);
  await untilNone(visitor, '#root [data-island]:not([data-hydrated])');
};

const visit = async (
  visitor: Visitor,
  engineName: EngineName,
  address: string,
  [name, touch]: [string, Touch],
) => {
  await openCold(visitor, address);
  const before = await visitor.run(contents);
  // A failure is compared together with the console, which often says why.
  const failure = await touchAndWait(visitor, touch).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const problems = await recordedProblems(visitor, engineName);
  const after = await visitor.run(contents);
  expect({ ...after, failure, problems }, name).toEqual({ ...before, failure: undefined, problems: [] });
};

const touches = Object.entries({ byScrolling, byFocusing, byTapping });
const takesAll = process.env['TOUCHES'] === 'all';

// Each kind gets one touch, another one in each engine; `npm run browsers` takes all.
for (const [index, [kind, address]] of Object.entries(kinds).entries())
  test(`the first touch of ${kind}`, async ({ inSharedProfile, engineName }) => {
    const turn = (index + Object.keys(installCommands).indexOf(engineName)) % touches.length;
    for (const touch of takesAll ? touches : touches.slice(turn, turn + 1))
      await visit(inSharedProfile, engineName, address, touch);
  });
