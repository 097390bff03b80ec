import { beforeEach, expect, test, vi } from 'vitest';
import {
  contactForm,
  count,
  fails,
  faq,
  find,
  loads,
  open,
  preparePage,
  settle,
  typeName,
} from '../helpers/islands';
import { setOnline } from '../helpers/page';

beforeEach(preparePage);

test('when the app cannot be fetched, a control that is a link is followed', async () => {
  const { boot } = await open('<a href="#contact" data-dialog="heroProject">Open</a>');
  boot(fails());
  find('a').click();
  await settle();
  expect(location.hash).toBe('#contact');
});

/** Presses a button of the form while the app cannot be fetched; returns the browser's own submit. */
const pressWithoutApp = async (selector: string, value: string) => {
  const { boot } = await open(contactForm);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  boot(fails());
  typeName(value);
  find(selector).click();
  await settle();
  return submit;
};

test('when the app cannot be fetched, a filled form posts by itself', async () => {
  const submit = await pressWithoutApp('button[type="submit"]', 'Asha');
  expect(submit).toHaveBeenCalledOnce();
  expect(find('[data-when-stuck]')).not.toBeVisible();
});

test('when the app cannot be fetched, a form with a gap is not posted: the browser says what is missing', async () => {
  const report = vi.spyOn(HTMLFormElement.prototype, 'reportValidity');
  const submit = await pressWithoutApp('button[type="submit"]', '');
  expect(report).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});

test('when the app cannot be fetched offline, nothing leaves the page and a note says so', async () => {
  setOnline(false);
  const submit = await pressWithoutApp('button[type="submit"]', 'Asha');
  expect(submit).not.toHaveBeenCalled();
  expect(find('[data-when-stuck]')).toBeVisible();
  expect(find('input')).toHaveValue('Asha');
});

test('when the app cannot be fetched, a button that does not submit posts nothing', async () => {
  const submit = await pressWithoutApp('button[type="button"]', 'Asha');
  expect(submit).not.toHaveBeenCalled();
});

test('an app that could not be fetched is fetched again at the next touch, and the lost click is not repeated', async () => {
  const { boot, markAwake } = await open(faq);
  const load = loads();
  load.mockRejectedValueOnce(new TypeError('offline'));
  boot(load);
  const clicks = count('button', 'click');
  find('button').click();
  await settle();
  find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(2);
  markAwake(find('[data-island="app"]'));
  markAwake(find('[data-island="faq"]'));
  expect(clicks).not.toHaveBeenCalled();
});
