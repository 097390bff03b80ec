import { beforeEach, expect, test, vi } from 'vitest';
import { isLeadFrame, postInFrame } from '../../src/leads/postInFrame';
import { SECOND } from '../helpers/durations';
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
/** Sets the frame's address; a function throws for an address that may not be read. */
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

/** Posts a lead and records the outcome, `undefined` while the post is open. */
const post = (lead = makeEntry(), options = {}) => {
  const outcome: { proved?: boolean } = {};
  void postInFrame(endpoint, lead.id, lead.fields, options).then((proved) => {
    outcome.proved = proved;
  });
  return outcome;
};

test('posts a lead by a hidden form into a hidden frame of its own', () => {
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

test('keeps line breaks, and a field called submit', () => {
  post(makeEntry({ fields: { submit: 'yes', message: 'one\ntwo\n\n  three' } }));
  expect(Object.fromEntries(posted[0]?.fields ?? [])).toEqual({
    submit: 'yes',
    message: 'one\ntwo\n\n  three',
  });
});

test('a frame that returns to this site proves the post, and is removed', async () => {
  const outcome = post();
  sendFrameTo(`${location.origin}/getintouch`);
  await vi.advanceTimersByTimeAsync(250);
  expect(outcome).toEqual({ proved: true });
  expect(document.querySelector('iframe')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('notices the return as soon as the frame has loaded', async () => {
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
])('a frame that has loaded %s proves nothing, and is removed after half a minute', async (_, href) => {
  const outcome = post();
  sendFrameTo(href);
  frame().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(30 * SECOND - 1);
  expect(outcome).toEqual({});
  expect(document.querySelector('iframe')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ proved: false });
  expect(document.querySelector('iframe')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('without framing, the wait ends when the answer has loaded', async () => {
  const outcome = post(makeEntry(), { endsOnLoad: true });
  sendFrameTo('about:blank');
  frame().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toEqual({});
  sendFrameTo(denied);
  frame().dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toEqual({ proved: false });
  expect(document.querySelector('iframe')).toBeNull();
});

test('a removed frame proves nothing', async () => {
  const outcome = post();
  frame().remove();
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(outcome).toEqual({ proved: false });
});

test('a window is a lead’s frame by its name, if it is a frame at all', () => {
  const page = { name: '' } as Window;
  const windowNamed = (name: string, parent?: Window) => {
    const made = { name } as { name: string; parent: Window };
    made.parent = parent ?? (made as unknown as Window);
    return made as unknown as Window;
  };
  expect(isLeadFrame(windowNamed('lead-one', page))).toBe(true);
  expect(isLeadFrame(windowNamed('advert', page))).toBe(false);
  expect(isLeadFrame(windowNamed('lead-one'))).toBe(false);
  expect(isLeadFrame(window)).toBe(false);
});
