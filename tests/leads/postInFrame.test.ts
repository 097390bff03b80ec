import { beforeEach, expect, test, vi } from 'vitest';
import { isLeadFrame, postInFrame } from '../../src/leads/postInFrame';
import { SECOND } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';
import { find } from '../helpers/islands';
import { pass } from '../helpers/time';

const endpoint = 'https://crm.example/servlet/servlet.WebToLead?encoding=UTF-8';

/** What the hidden form looks like at the moment it is posted. */
let posted: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { method, action, target, acceptCharset, hidden } = this;
    const fields = Object.fromEntries(new FormData(this));
    posted.push({ method, action, target, acceptCharset, hidden, fields, frame: frame().name });
  });
});

const frame = () => find('iframe') as HTMLIFrameElement;
/** The frame has loaded an address; a function throws for an address that may not be read. */
const load = async (href: string | (() => string), isHeard = true) => {
  const location = {
    get href() {
      return typeof href === 'string' ? href : href();
    },
  };
  Object.defineProperty(frame(), 'contentWindow', { configurable: true, value: { location } });
  if (isHeard) frame().dispatchEvent(new Event('load'));
  await pass(0);
};
const denied = () => {
  throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
};

/** Posts a lead and records the outcome, `undefined` while the post is open. */
const post = (fields = makeEntry().fields, options = {}) => {
  const outcome: { proved?: boolean } = {};
  void postInFrame(endpoint, 'lead-one', fields, options).then((proved) => {
    outcome.proved = proved;
  });
  return outcome;
};

test('posts a lead by a hidden form into a hidden frame, with its line breaks and any names', () => {
  const fields = { last_name: 'Asha Rao', submit: 'yes', message: 'one\ntwo\n\n  three' };
  post(fields);
  const form = { method: 'post', action: endpoint, acceptCharset: 'UTF-8', hidden: true };
  expect(posted).toEqual([{ ...form, fields, target: 'lead-lead-one', frame: 'lead-lead-one' }]);
  expect(frame()).not.toBeVisible();
  expect(frame()).toHaveAttribute('aria-hidden', 'true');
  expect([frame().tabIndex, frame().title]).toEqual([-1, 'Delivery of your details']);
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  ['at once when it has loaded', true],
  ['also without an event', false],
])('a frame that returns to this site proves the post %s, and is removed', async (_, isHeard) => {
  const outcome = post();
  await load(`${location.origin}/getintouch`, isHeard);
  if (!isHeard) await pass(250);
  expect(outcome).toEqual({ proved: true });
  expect(document.querySelector('iframe')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['about:blank', 'about:blank'],
  ['an address of another site', 'https://crm.example/thanks'],
  ['the same host on another port', 'http://localhost:3001/'],
  ['an address that may not be read', denied],
])('a frame that has loaded %s proves nothing, and is removed after half a minute', async (_, href) => {
  const outcome = post();
  await load(href);
  await pass(30 * SECOND - 1);
  expect(outcome).toEqual({});
  expect(frame()).toBeInTheDocument();
  await pass(1);
  expect(outcome).toEqual({ proved: false });
  expect(document.querySelector('iframe')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('without framing, the wait ends when the answer has loaded', async () => {
  const outcome = post(undefined, { endsOnLoad: true });
  await load('about:blank');
  expect(outcome).toEqual({});
  await load(denied);
  expect(outcome).toEqual({ proved: false });
  expect(document.querySelector('iframe')).toBeNull();
});

test('a removed frame proves nothing and ends the wait', async () => {
  const outcome = post();
  frame().remove();
  await pass(SECOND);
  expect(outcome).toEqual({ proved: false });
});

test.each([
  ['lead-one', true, true],
  ['advert', true, false],
  ['lead-one', false, false],
])('a window named %s, in a page: %s, is the frame of a lead: %s', (name, isFramed, expected) => {
  const opened: Partial<Window> = { name };
  Object.assign(opened, { parent: isFramed ? window : opened });
  expect(isLeadFrame(opened as Window)).toBe(expected);
});
