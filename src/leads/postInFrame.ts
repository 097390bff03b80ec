import { parseUrl } from '../../schemas/webAddress';
import { frameNameStart } from './leadFrame';

/** The longest wait for a frame's confirmation, in ms. */
export const FRAME_TIMEOUT = 30_000;
const LOOK_EVERY = 50;
/** WebKit shows nothing and fires no event for a post that finds no connection, so the page asks this often, in ms. */
const ASK_EVERY = 2_000;
/** How long a CRM that seems out of reach may still send the frame back, in ms: a blocker may stop only the probes. */
const GRACE_PERIOD = 2_000;

const hiddenFrame = (name: string, returnAddress: string) => {
  const title = 'Delivery of your details';
  const frame = Object.assign(document.createElement('iframe'), {
    name,
    title,
    hidden: true,
    tabIndex: -1,
    ariaHidden: 'true',
  });
  // The page may change its own address while a post is under way.
  frame.dataset['returnAddress'] = returnAddress;
  // A page of the CRM must not navigate the visitor's page.
  frame.setAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
  return frame;
};

const hiddenForm = (target: string, action: string, fields: Readonly<Record<string, string>>) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'POST', action, target, hidden: true, acceptCharset: 'UTF-8' });
  // A textarea keeps the line breaks of a message; a hidden input may not.
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  return form;
};

/** The frame's address; undefined while it shows the CRM's page, which is cross-origin. */
const addressOf = (frame: HTMLIFrameElement) => {
  try {
    return frame.contentWindow?.location.href;
  } catch {
    return undefined;
  }
};

/** An address without its fragment, and without what a static host may add or remove. */
const asServed = ({ origin, pathname, search }: URL) =>
  origin + pathname.replace(/(\/index)?(\.html)?\/?$/, '') + search;
/**
 * Whether the frame has returned to the address that the CRM was asked to send it to. Any other page of this site
 * proves nothing: it may be the end of a login, or of an expired form.
 */
const isBack = (frame: HTMLIFrameElement) => {
  const address = parseUrl(addressOf(frame) ?? '');
  const wanted = parseUrl(frame.dataset['returnAddress'] ?? '');
  return address !== undefined && wanted !== undefined && asServed(address) === asServed(wanted);
};

const framesOf = (leadId: string) =>
  [...document.querySelectorAll('iframe')].filter((frame) => frame.name.startsWith(frameNameStart(leadId)));

let frameCount = 0;
/** A name of its own for each post: a form goes to the first frame of a name, where an earlier post may still be waiting. */
const newFrameName = (leadId: string) => {
  frameCount += 1;
  return `${frameNameStart(leadId)}${frameCount}`;
};

/** Whether the frame of a lead has returned, even if its page has not noticed yet. */
export const hasReturned = (leadId: string): boolean => framesOf(leadId).some(isBack);

/** Ends the post of a lead. One that has left the browser still arrives. */
export const cancelFrame = (leadId: string): void => {
  for (const frame of framesOf(leadId)) frame.remove();
};

interface FramePost {
  endpoint: string;
  leadId: string;
  fields: Readonly<Record<string, string>>;
  /** Where the CRM sends the frame once it has the lead. */
  returnAddress: string;
  /** Whether the CRM answers at all. */
  isReachable: () => Promise<boolean>;
  /** Whether nothing at all gets through. */
  isCutOff: () => Promise<boolean>;
}

/**
 * Posts a lead by a hidden form into a hidden frame at the page's root, where it outlives popups and routes. A frame's
 * `load` event proves nothing (it fires for refused, blocked and failed answers alike), so this looks for the frame's
 * return to this site instead.
 * @returns `proven` once the frame is back, `notSent` if the CRM was out of reach, `unproven` when the wait is over or
 * the frame was removed
 */
export function postInFrame(post: FramePost): Promise<'proven' | 'notSent' | 'unproven'> {
  const { endpoint, leadId, fields, returnAddress, isReachable, isCutOff } = post;
  const frame = hiddenFrame(newFrameName(leadId), returnAddress);
  const form = hiddenForm(frame.name, endpoint, fields);
  document.body.append(frame, form);
  // `submit` as an own field name would hide the method; the prototype's cannot be hidden.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();

  return new Promise((resolve) => {
    const finish = (outcome: 'proven' | 'notSent' | 'unproven') => {
      clearInterval(looking);
      clearInterval(asking);
      clearTimeout(waiting);
      // The page was left, which also ends the requests that ask for the connection.
      const isRemoved = !frame.isConnected;
      frame.remove();
      resolve(isRemoved ? 'unproven' : outcome);
    };
    let isAnswered = false;
    const checkAnswer = async () => {
      isAnswered = true;
      if (!(await isReachable())) setTimeout(finish, GRACE_PERIOD, 'notSent');
    };
    const checkConnection = async () => {
      if (isAnswered) return;
      // Asked twice: a browser may end the requests of a page that is being left before the page hears of it. The second ones get through, or
      // end with the page.
      const isOver = (await isCutOff()) && (!frame.isConnected || (await isCutOff()));
      // The answer may have come while the connection was asked for.
      if (isOver && !isAnswered) finish('notSent');
    };
    const look = () => {
      if (isBack(frame)) finish('proven');
      else if (!frame.isConnected) finish('unproven');
      // As long as the frame is empty, no answer has come. Firefox fires no load event for an error page.
      else if (!isAnswered && addressOf(frame) !== 'about:blank') void checkAnswer();
    };
    const looking = setInterval(look, LOOK_EVERY);
    const asking = setInterval(() => void checkConnection(), ASK_EVERY);
    const waiting = setTimeout(finish, FRAME_TIMEOUT, 'unproven');
    frame.addEventListener('load', look);
  });
}
