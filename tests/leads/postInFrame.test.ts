import { beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE, postInFrame } from '../../src/leads/postInFrame';
import { makeEntry } from '../helpers/factories';

const endpoint = 'https://crm.example/servlet/servlet.WebToLead?encoding=UTF-8';

/** What the hidden form looks like at the moment it is posted. */
interface Posted {
  method: string;
  action: string;
  target: string;
  acceptCharset: string;
  hidden: HTMLElement['hidden'];
  frameIsThere: boolean;
  fields: [string, FormDataEntryValue][];
}
let posted: Posted[];

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { method, action, target, acceptCharset, hidden } = this;
    const frameIsThere = document.querySelector(`iframe[name="${target}"]`) !== null;
    const fields = [...new FormData(this)];
    posted.push({ method, action, target, acceptCharset, hidden, frameIsThere, fields });
  });
});

const frame = () => {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('There is no frame.');
  return found;
};
/** Lets the frame stand at an address; a function stands for one that may not be read. */
const sendFrameTo = (href: string | (() => string)) => {
  const location = {
    get href() {
      return typeof href === 'string' ? href : href();
    },
  };
  Object.defineProperty(frame(), 'contentWindow', { configurable: true, value: { location } });
};
const denied = () => {
  throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
};

/** Posts a lead and keeps what the post came to, `undefined` while it is open. */
const post = (lead = makeEntry()) => {
  const outcome: { proved?: boolean } = {};
  void postInFrame(endpoint, lead).then((proved) => {
    outcome.proved = proved;
  });
  return outcome;
};

test('the lead is posted by a hidden form into a hidden frame of its own name', () => {
  post();
  expect(posted).toEqual([
    {
      method: 'post',
      action: endpoint,
      target: 'lead-lead-one',
      acceptCharset: 'UTF-8',
      hidden: true,
      frameIsThere: true,
      fields: [
        ['last_name', 'Asha Rao'],
        ['email', 'asha.rao@example.com'],
        ['phone', '9876543210'],
      ],
    },
  ]);
  expect(frame()).not.toBeVisible();
  expect(frame()).toHaveAttribute('aria-hidden', 'true');
  expect(frame().tabIndex).toBe(-1);
  expect(frame().title).toBe('Delivery of your details');
  expect(document.querySelector('form')).toBeNull();
});

test('a message keeps its line breaks, and a field called submit hides nothing', () => {
  post(makeEntry({ fields: { submit: 'yes', message: 'one\ntwo\n\n  three' } }));
  expect(Object.fromEntries(posted[0]?.fields ?? [])).toEqual({
    submit: 'yes',
    message: 'one\ntwo\n\n  three',
  });
});

test('a frame has half a minute to come back', () => {
  expect(PATIENCE).toBe(30_000);
});

test('the post is proved once the frame is back at this site, and the frame goes', async () => {
  const outcome = post();
  sendFrameTo(`${location.origin}/getintouch`);
  await vi.advanceTimersByTimeAsync(250);
  expect(outcome).toEqual({ proved: true });
  expect(document.querySelector('iframe')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('the return is noticed at once when the frame has loaded', async () => {
  const outcome = post();
  sendFrameTo(`${location.origin}/`);
  frame().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toEqual({ proved: true });
});

test.each([
  ['about:blank', 'about:blank'],
  ['an address of another site', 'https://crm.example/thanks'],
  ['the same host on another port', 'http://localhost:3001/'],
  ['an address that may not be read', denied],
])('a frame that has loaded %s proves nothing, and goes when the patience is over', async (_, href) => {
  const outcome = post();
  sendFrameTo(href);
  frame().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(outcome).toEqual({});
  expect(document.querySelector('iframe')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ proved: false });
  expect(document.querySelector('iframe')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a slow CRM is waited for: the proof may come just before the patience is over', async () => {
  const outcome = post();
  sendFrameTo(denied);
  await vi.advanceTimersByTimeAsync(PATIENCE - 500);
  sendFrameTo(`${location.origin}/works`);
  await vi.advanceTimersByTimeAsync(250);
  expect(outcome).toEqual({ proved: true });
});

test('a frame that something else has removed proves nothing', async () => {
  const outcome = post();
  frame().remove();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(outcome).toEqual({ proved: false });
});

test('two leads have a frame each', () => {
  post(makeEntry({ id: 'one' }));
  post(makeEntry({ id: 'two' }));
  expect([...document.querySelectorAll('iframe')].map(({ name }) => name)).toEqual(['lead-one', 'lead-two']);
  expect(posted.map(({ target }) => target)).toEqual(['lead-one', 'lead-two']);
});
