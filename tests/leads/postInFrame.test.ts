import { beforeEach, expect, test, vi } from 'vitest';
import { SECOND } from '../../src/config/durations';
import { isLeadFrame } from '../../src/leads/leadFrame';
import { postInFrame } from '../../src/leads/postInFrame';
import { makeEntry } from '../helpers/factories';
import { leadFrame, loadFrame } from '../helpers/frames';
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
    posted.push({ method, action, target, acceptCharset, hidden, fields, frame: leadFrame().name });
  });
});

/** Posts a lead and records the outcome, `undefined` while the post is open. */
const post = (fields = makeEntry().fields, options = {}) => {
  const outcome: { result?: string } = {};
  const returnAddress = 'http://localhost:3000/getintouch';
  const connection = { isReachable: async () => true, isCutOff: async () => false };
  void postInFrame({ endpoint, leadId: 'lead-one', fields, returnAddress, ...connection, ...options }).then(
    (result) => Object.assign(outcome, { result }),
  );
  return outcome;
};
/** How the post ended, with the frame and the timers that are left of it. */
const endOf = ({ result }: { result?: string }) => [
  result,
  document.querySelector('iframe'),
  vi.getTimerCount(),
];

test('posts a lead by a hidden form into a hidden frame, with its line breaks and any names', () => {
  const fields = { last_name: 'Asha Rao', submit: 'yes', message: 'one\ntwo\n\n  three' };
  post(fields);
  const form = { method: 'post', action: endpoint, acceptCharset: 'UTF-8', hidden: true };
  expect(posted).toEqual([{ ...form, fields, target: leadFrame().name, frame: leadFrame().name }]);
  expect(leadFrame().name).toMatch(/^lead-lead-one-\d+$/);
  expect(leadFrame()).not.toBeVisible();
  expect(leadFrame()).toHaveAttribute('aria-hidden', 'true');
  expect([leadFrame().tabIndex, leadFrame().title]).toEqual([-1, 'Delivery of your details']);
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  ['at once when it has loaded', true, 0],
  ['also without an event', false, 250],
])(
  'a frame that returns to its return address proves the post %s, and is removed',
  async (_, isHeard, ms) => {
    const outcome = post();
    await loadFrame(`${location.origin}/getintouch`, isHeard);
    await pass(ms);
    expect(endOf(outcome)).toEqual(['proven', null, 0]);
  },
);

test.each(['', '/', '.html', '/index.html', '#thank-you'])(
  'a host may serve the return address with “%s” at its end',
  async (ending) => {
    const outcome = post();
    await loadFrame(`http://localhost:3000/getintouch${ending}`);
    expect(outcome).toEqual({ result: 'proven' });
  },
);

test('the page of the CRM may not take the page of the visitor along', () => {
  post();
  expect(leadFrame().getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-same-origin',
    'allow-scripts',
  ]);
});

test.each([
  ['', true],
  [', without an event, as in Firefox', false],
])('a frame that shows an error%s while the CRM is out of reach was not sent', async (_, isHeard) => {
  const outcome = post(undefined, { isReachable: async () => false });
  await loadFrame(null, isHeard);
  // The next look, and the time that a blocker of probes is given.
  await pass(50 + 2 * SECOND);
  expect(outcome).toEqual({ result: 'notSent' });
});

test('a post that leaves no trace while nothing gets through was not sent, as in WebKit', async () => {
  const outcome = post(undefined, { isCutOff: async () => true });
  await pass(2 * SECOND);
  expect(endOf(outcome)).toEqual(['notSent', null, 0]);
});

// Without `beforeunload`, as on iOS, that may happen before the page hears of it.
test('a browser that ends all requests because the page is being left proves nothing', async () => {
  const isCutOff = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValue(false);
  const outcome = post(undefined, { isCutOff });
  await pass(2 * SECOND);
  expect(isCutOff).toHaveBeenCalledTimes(2);
  expect(outcome).toEqual({});
});

/** Posts a lead, and asks whether nothing gets through. `answer` is what the request says. */
const postAndAsk = async () => {
  let resolveAsked = (_isCutOff: boolean) => {};
  const isCutOff = () =>
    new Promise<boolean>((resolve) => {
      resolveAsked = resolve;
    });
  const outcome = post(undefined, { isCutOff });
  await pass(2 * SECOND);
  return { outcome, answer: (isCut: boolean) => resolveAsked(isCut) };
};

test('an answer that comes while the connection is asked for is not taken for a post that has not left', async () => {
  const { outcome, answer } = await postAndAsk();
  await loadFrame(null);
  answer(true);
  await pass(0);
  expect(outcome).toEqual({});
});

test('a CRM that seems out of reach may still send the frame back within two seconds', async () => {
  const outcome = post(undefined, { isReachable: async () => false });
  await loadFrame(null);
  await pass(2 * SECOND - 100);
  expect(outcome).toEqual({});
  await loadFrame(`${location.origin}/getintouch`);
  expect(outcome).toEqual({ result: 'proven' });
});

test.each([
  'about:blank',
  'https://crm.example/thanks',
  'http://localhost:3001/getintouch',
  'http://localhost:3000/',
  'http://localhost:3000/aboutus',
  'http://localhost:3000/robots.txt',
  'http://localhost:3000/getintouch?error=expired',
  null,
])('a frame that has loaded %s proves nothing, and is removed after half a minute', async (address) => {
  const outcome = post();
  await loadFrame(address);
  await pass(30 * SECOND - 1);
  expect(outcome).toEqual({});
  expect(leadFrame()).toBeInTheDocument();
  await pass(1);
  expect(endOf(outcome)).toEqual(['unproven', null, 0]);
});

test('a second post of a lead goes to a frame of its own, so that it does not end with the first', async () => {
  const first = post();
  await pass(15 * SECOND);
  const second = post();
  const [one, two] = document.querySelectorAll('iframe');
  expect(posted).toMatchObject([{ target: one?.name }, { target: two?.name }]);
  expect(one?.name).not.toBe(two?.name);
  await pass(15 * SECOND);
  expect([first.result, second.result]).toEqual(['unproven', undefined]);
  expect(two).toBeInTheDocument();
});

test('a removed frame proves nothing and ends the wait', async () => {
  const outcome = post();
  leadFrame().remove();
  await pass(SECOND);
  expect(endOf(outcome)).toEqual(['unproven', null, 0]);
});

test('the requests that a page loses when it is left do not say that its post was not sent', async () => {
  const { outcome, answer } = await postAndAsk();
  leadFrame().remove();
  // Before the page looks at its frame again.
  answer(true);
  await pass(0);
  expect(outcome).toEqual({ result: 'unproven' });
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
