import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createOthersChanges } from '../../src/handover/othersChanges';
import { find } from '../helpers/page';

type OthersChanges = ReturnType<typeof createOthersChanges>;
let changes: OthersChanges;
const part = () => find('#part');
/** Observers are called in a microtask. */
const observersAreCalled = () => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML =
    '<div id="part" data-island="part"><p>One <b>two</b> three</p><input value="Asha"></div>';
  changes = createOthersChanges();
  changes.start();
});

const asBuilt = () => document.body.innerHTML;

/** What programs do to the part. */
const programs = {
  'a text in elements of a translator': () => {
    const font = document.createElement('font');
    font.append('Ek');
    find('p').firstChild?.replaceWith(font);
  },
  'another text': () => {
    const { firstChild } = find('p');
    if (firstChild) firstChild.nodeValue = 'Ek ';
  },
  'an icon beside a field': () => find('input').after(document.createElement('x-icon')),
  'an element that is gone': () => find('b').remove(),
  'an element around another': () => {
    const around = document.createElement('x-around');
    find('b').replaceWith(around);
    around.append('new', document.createElement('b'));
  },
  'a change inside an element that then goes': () => {
    find('b').append('!');
    find('p').remove();
  },
  'elements in another order': () => find('p').before(find('input')),
};

for (const [name, change] of Object.entries(programs))
  test(`${name}: React finds what was built, and the visitor then sees the change again`, () => {
    const built = asBuilt();
    change();
    const changed = asBuilt();
    expect(changed).not.toBe(built);
    changes.begin(part());
    expect(asBuilt()).toBe(built);
    changes.end(part());
    expect(asBuilt()).toBe(changed);
  });

test('a change while React takes a part over is undone at once', async () => {
  const built = asBuilt();
  changes.begin(part());
  find('p').append('again');
  await observersAreCalled();
  expect(asBuilt()).toBe(built);
});

test('what a program has answered to is not done a second time', async () => {
  const addIcon = () => find('p').append(document.createElement('x-icon'));
  addIcon();
  changes.begin(part());
  addIcon();
  await observersAreCalled();
  changes.end(part());
  // The program's answer to the second undoing.
  addIcon();
  expect(part().querySelectorAll('x-icon')).toHaveLength(1);
});

test('a program that answers to everything at once has its way in the end', async () => {
  const paragraph = find('p');
  const write = () => {
    if (!paragraph.querySelector('x-word')) paragraph.prepend(document.createElement('x-word'));
  };
  const answering = new MutationObserver(write);
  onTestFinished(() => answering.disconnect());
  answering.observe(document.body, { subtree: true, childList: true });
  write();
  changes.begin(part());
  await vi.waitFor(() => expect(document.querySelector('x-word')).toBeInTheDocument(), 10_000);
});

test('what React itself changes at the take-over stays', () => {
  changes.begin(part());
  find('b').textContent = '2';
  changes.end(part());
  expect(find('b')).toHaveTextContent('2');
});

test('a change in one part stays while React takes over another', () => {
  const inner = document.createElement('div');
  inner.dataset['island'] = 'inner';
  part().append(inner);
  changes = createOthersChanges();
  changes.start();
  inner.append('changed');
  changes.begin(part());
  expect(inner).toHaveTextContent('changed');
});

test('new content of ours is what React expects', () => {
  part().replaceChildren('A dialog');
  changes.forget(part());
  changes.begin(part());
  expect(part()).toHaveTextContent('A dialog');
});

test('a field that was moved keeps its focus and its caret', () => {
  const input = find('input') as HTMLInputElement;
  const around = document.createElement('x-around');
  input.replaceWith(around);
  around.append(input);
  input.focus();
  input.setSelectionRange(2, 2);
  // A browser loses the caret of an input that it moves; jsdom keeps it.
  const setCaret = vi.spyOn(input, 'setSelectionRange');
  changes.begin(part());
  expect(input).toHaveFocus();
  expect(setCaret.mock.lastCall?.slice(0, 2)).toEqual([2, 2]);
});
