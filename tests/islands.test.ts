import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline, stopListeningAfterwards } from './helpers/page';

/** The registry as a page has it that was just opened, with these parts in it. */
const open = async (body: string) => {
  vi.resetModules();
  document.body.innerHTML = `<div data-island="app">${body}</div>`;
  return import('../src/islands/registry');
};
const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) return found;
  throw new Error(`There is no ${selector}.`);
};
const theForm = () => document.forms[0] ?? expect.fail('There is no form.');
const typeName = (value: string) => find('input').setAttribute('value', value);
/** Counts how often an event reaches an element. */
const count = (selector: string, type: string) => {
  const seen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  find(selector).addEventListener(type, seen);
  return seen;
};
const loads = () => vi.fn<() => Promise<void>>(async () => {});
const fails = () =>
  vi.fn<() => Promise<void>>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  stopListeningAfterwards();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  location.hash = '';
});

const faq = '<div data-island="faq"><button>Question</button></div>';

test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
  'the first %s fetches the app, and nothing fetches it again',
  async (type) => {
    const { boot } = await open(faq);
    const load = loads();
    boot(load);
    expect(load).not.toHaveBeenCalled();
    find('button').dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
    find('button').click();
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledOnce();
  },
);

test('scrolling fetches the app', async () => {
  const { boot } = await open(faq);
  const load = loads();
  boot(load);
  dispatchEvent(new Event('scroll'));
  expect(load).toHaveBeenCalledOnce();
});

test('a page that nobody touches fetches the app when it has loaded and is idle', async () => {
  const { boot } = await open(faq);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const load = loads();
  boot(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledOnce();
});

test('a browser that can say when it is idle is asked', async () => {
  const ask = vi.fn<typeof requestIdleCallback>(() => 1);
  vi.stubGlobal('requestIdleCallback', ask);
  const { boot } = await open(faq);
  const load = loads();
  boot(load);
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 3000 });
  expect(load).not.toHaveBeenCalled();
  ask.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
  expect(load).toHaveBeenCalledOnce();
});

test('a click on a sleeping control wakes its island and is done again, once, when it is awake', async () => {
  const { boot, untilAwake, markAwake } = await open(faq);
  boot(loads());
  const clicks = count('button', 'click');
  const awake = vi.fn<() => void>();
  void untilAwake('faq', 'navigation').then(awake);
  find('button').click();
  find('button').click();
  await settle();
  expect(awake).toHaveBeenCalledOnce();
  expect(clicks).not.toHaveBeenCalled();
  markAwake(find('[data-island="app"]'));
  expect(clicks).not.toHaveBeenCalled();
  markAwake(find('[data-island="faq"]'));
  expect(clicks).toHaveBeenCalledOnce();
  markAwake(find('[data-island="faq"]'));
  expect(clicks).toHaveBeenCalledOnce();
});

test('a click on an icon inside a control counts as a click on the control', async () => {
  const { boot, markAwake } = await open('<div data-island="faq"><button><i>+</i></button></div>');
  boot(loads());
  const clicks = count('button', 'click');
  find('i').click();
  markAwake(find('[data-island="app"]'));
  markAwake(find('[data-island="faq"]'));
  expect(clicks).toHaveBeenCalledOnce();
});

test('an island that asks to sleep after it was touched wakes at once', async () => {
  const { boot, untilAwake } = await open(faq);
  boot(loads());
  find('button').click();
  const awake = vi.fn<() => void>();
  void untilAwake('faq', 'navigation').then(awake);
  await settle();
  expect(awake).toHaveBeenCalledOnce();
});

test('controls of an awake part and of no island are left alone', async () => {
  const { boot, markAwake } = await open('<button>Awake</button>');
  document.body.insertAdjacentHTML('beforeend', '<button id="outside">Outside</button>');
  boot(loads());
  markAwake(find('[data-island="app"]'));
  const clicks = [count('[data-island] button', 'click'), count('#outside', 'click')];
  find('[data-island] button').click();
  find('#outside').click();
  for (const seen of clicks) expect(seen).toHaveBeenCalledOnce();
});

test('a plain link works while everything sleeps', async () => {
  const { boot } = await open('<a href="#works">Works</a>');
  boot(loads());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is the browser’s', async (key) => {
  const { boot } = await open('<a href="#contact" role="button" data-dialog="heroProject">Open</a>');
  boot(loads());
  const clicks = count('a', 'click');
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  expect(clicks).toHaveBeenCalledOnce();
});

test('a click that opens a dialog is kept from following its link, and done again', async () => {
  const { boot, markAwake } = await open('<a href="#contact" data-dialog="heroProject">Open</a>');
  boot(loads());
  find('a').click();
  await settle();
  expect(location.hash).toBe('');
  const clicks = count('a', 'click');
  markAwake(find('[data-island="app"]'));
  expect(clicks).toHaveBeenCalledOnce();
});

const form = `<div data-island="contact-form">
  <form><input name="name" required><button type="button">Clear</button><button type="submit">Submit</button>
  <p data-when-stuck hidden>Offline</p></form></div>`;

test('a form that is submitted in its sleep is submitted again once it is awake, and not before', async () => {
  const { boot, markAwake } = await open(form);
  boot(loads());
  typeName('Asha');
  const wasPrevented: boolean[] = [];
  find('form').addEventListener('submit', (event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  theForm().requestSubmit();
  expect(wasPrevented).toEqual([true]);
  markAwake(find('[data-island="app"]'));
  expect(wasPrevented).toEqual([true]);
  markAwake(find('[data-island="contact-form"]'));
  expect(wasPrevented).toEqual([true, false]);
});

test('a submit button that is pressed in its form’s sleep submits once', async () => {
  const { boot, markAwake } = await open(form);
  boot(loads());
  typeName('Asha');
  const submits = count('form', 'submit');
  find('button[type="submit"]').click();
  markAwake(find('[data-island="app"]'));
  markAwake(find('[data-island="contact-form"]'));
  expect(submits).toHaveBeenCalledOnce();
});

test('when the app cannot be fetched, a control that is a link is followed', async () => {
  const { boot } = await open('<a href="#contact" data-dialog="heroProject">Open</a>');
  boot(fails());
  find('a').click();
  await settle();
  expect(location.hash).toBe('#contact');
});

/** Presses a button of the form while the app cannot be fetched; returns the browser's own submit. */
const pressWithoutApp = async (selector: string, value: string) => {
  const { boot } = await open(form);
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

test('an island that is not in the page wakes at once', async () => {
  const { untilAwake } = await open('');
  await expect(untilAwake('nowhere', 'navigation')).resolves.toBeUndefined();
});

test('an idle island wakes when the browser is idle, one for navigations does not', async () => {
  const { untilAwake, wakeAll } = await open(`${faq}<div data-island="form"></div>`);
  const awake: string[] = [];
  void untilAwake('form', 'idle').then(() => awake.push('form'));
  void untilAwake('faq', 'navigation').then(() => awake.push('faq'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(awake).toEqual(['form']);
  wakeAll();
  await settle();
  expect(awake).toEqual(['form', 'faq']);
});

test('an island that asks only after everything was woken wakes at once', async () => {
  const { untilAwake, wakeAll } = await open(faq);
  wakeAll();
  const awake = vi.fn<() => void>();
  void untilAwake('faq', 'navigation').then(awake);
  await settle();
  expect(awake).toHaveBeenCalledOnce();
});

test('a visible island wakes when it comes near the screen, and is watched no longer', async () => {
  type Callback = (entries: { isIntersecting: boolean }[]) => void;
  const watched: { callback: Callback; margin: string | undefined; targets: Element[]; done: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly entry: (typeof watched)[number];
      constructor(callback: Callback, options?: IntersectionObserverInit) {
        this.entry = { callback, margin: options?.rootMargin, targets: [], done: false };
        watched.push(this.entry);
      }
      observe(target: Element) {
        this.entry.targets.push(target);
      }
      disconnect() {
        this.entry.done = true;
      }
    },
  );
  const { untilAwake } = await open(faq);
  const awake = vi.fn<() => void>();
  void untilAwake('faq', 'visible').then(awake);
  const [observer] = watched;
  expect(observer).toMatchObject({ margin: '300px 0px', targets: [find('[data-island="faq"]')] });
  observer?.callback([{ isIntersecting: false }]);
  await settle();
  expect(awake).not.toHaveBeenCalled();
  observer?.callback([{ isIntersecting: true }]);
  await settle();
  expect(awake).toHaveBeenCalledOnce();
  expect(observer?.done).toBe(true);
});
