import { beforeEach, expect, test, vi } from 'vitest';
import { count, faq, find, open, preparePage } from '../helpers/islands';
import { OPENING_ID } from '../../src/runtime/markup';

const opener = '<a href="#contact" data-dialog="heroProject">Open</a>';
const form = `<div class="MuiDialog-paper" role="dialog"><h2 id="title">Ask us</h2>
  <form data-form="heroProject"><input name="name" required><button type="submit">Submit</button>
  <p data-note="sent" hidden>Thanks</p></form></div>`;

/** The page's opening dialog. jsdom has no modal dialogs, so it only opens and closes. */
const addOpeningDialog = () => {
  const opening = Object.assign(document.createElement('dialog'), { id: OPENING_ID });
  opening.showModal = () => void (opening.open = true);
  opening.close = () => {
    opening.open = false;
    opening.dispatchEvent(new Event('close'));
  };
  document.body.append(opening);
  return opening;
};

/** Opens a page with a boot script that names the markup of the forms, which arrives when `arrive` is called. */
const openPage = async (body: string) => {
  const markup = document.implementation.createHTMLDocument();
  markup.body.innerHTML = form;
  let arrive = () => {};
  vi.doMock('../../src/runtime/fetchMarkup', () => ({
    fetchMarkup: (_: string, use: (fetched: Document) => void) => {
      arrive = () => use(markup);
    },
  }));
  const runtime = await open(body);
  document.head.innerHTML = '<script type="application/json" data-markup="/forms.html /forms.css"></script>';
  const dialogs = await import('../../src/runtime/openingDialog');
  dialogs.startOpeningDialog(() => {});
  runtime.startUp();
  return {
    ...runtime,
    ...dialogs,
    opening: addOpeningDialog(),
    arrive: async () => {
      document.querySelector('link[href="/forms.css"]')?.dispatchEvent(new Event('load'));
      arrive();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

beforeEach(preparePage);

test('a tap on an opener shows the dialog, and React gets the tap', async () => {
  const { opening, takeOver, replaceOpeningDialog } = await openPage(opener);
  find('a').click();
  expect(opening.open).toBe(true);
  const clicks = count('a', 'click');
  takeOver('app');
  expect(clicks).toHaveBeenCalledOnce();
  replaceOpeningDialog();
  expect(opening.open).toBe(false);
});

test('a page that comes back from the back-forward cache does not show it', async () => {
  const { opening } = await openPage(opener);
  find('a').click();
  dispatchEvent(new Event('pagehide'));
  expect(opening.open).toBe(false);
});

test('a form that React did not come for is delivered, and React does not take its place later', async () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const { opening, arrive, takeOver, DEADLINE } = await openPage(opener);
  find('a').click();
  await arrive();
  find('dialog input').setAttribute('value', 'Asha');
  find('dialog button').click();
  expect(opening.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(DEADLINE + 300);
  expect(find('[data-note="sent"]')).toBeVisible();
  const clicks = count('a', 'click');
  takeOver('app');
  expect(clicks).not.toHaveBeenCalled();
  expect(opening.open).toBe(true);
});

test('while a word is being composed the dialog waits for its end', async () => {
  const { arrive, whenComposed } = await openPage(opener);
  find('a').click();
  await arrive();
  const composed = vi.fn<() => void>();
  find('dialog input').dispatchEvent(new Event('compositionstart', { bubbles: true }));
  void whenComposed().then(composed);
  await vi.advanceTimersByTimeAsync(0);
  expect(composed).not.toHaveBeenCalled();
  find('dialog input').dispatchEvent(new Event('compositionend', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(composed).toHaveBeenCalledOnce();
});

test('a tap on a control that opens no dialog does not show it', async () => {
  const { opening } = await openPage(faq);
  find('button').click();
  expect(opening.open).toBe(false);
});
