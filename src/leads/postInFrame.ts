const PREFIX = 'lead-';
/** The name of the hidden frame that a lead is posted into. */
const frameName = (leadId: string) => PREFIX + leadId;

/** Whether a window is such a frame. */
export const isLeadFrame = (target: Window): boolean =>
  target.name.startsWith(PREFIX) && target !== target.parent;

/** The longest wait for a frame's confirmation, in ms. */
const FRAME_TIMEOUT = 30_000;
const LOOK_EVERY = 50;

const hiddenFrame = (name: string) => {
  const title = 'Delivery of your details';
  return Object.assign(document.createElement('iframe'), {
    name,
    title,
    hidden: true,
    tabIndex: -1,
    ariaHidden: 'true',
  });
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
/** Whether the frame is back on this site. Only then can its address be read. */
const isBack = (frame: HTMLIFrameElement) => addressOf(frame)?.startsWith(`${location.origin}/`) ?? false;

const framesOf = (leadId: string) =>
  [...document.querySelectorAll('iframe')].filter((frame) => frame.name === frameName(leadId));

/** Whether the frame of a lead is back already, though its page may not have noticed yet. */
export const hasReturned = (leadId: string): boolean => framesOf(leadId).some(isBack);

/** Ends the post of a lead. One that has left the browser still arrives. */
export const cancelFrame = (leadId: string): void => {
  for (const frame of framesOf(leadId)) frame.remove();
};

/**
 * Posts a lead by a hidden form into a hidden frame at the page's root, where it outlives popups and routes. A frame's
 * `load` event proves nothing (it fires for refused, blocked and failed answers alike), so this looks for the frame's
 * return to this site instead. `endsOnLoad` stops waiting at that event, for a CRM whose answer can never be framed.
 * @returns true once the frame is back, false when the wait is over
 */
export function postInFrame(
  endpoint: string,
  leadId: string,
  fields: Readonly<Record<string, string>>,
  { endsOnLoad = false } = {},
): Promise<boolean> {
  const frame = hiddenFrame(frameName(leadId));
  const form = hiddenForm(frame.name, endpoint, fields);
  document.body.append(frame, form);
  // `submit` as an own field name would hide the method; the prototype's cannot be hidden.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();

  return new Promise((resolve) => {
    const finish = (confirmed: boolean) => {
      clearInterval(looking);
      clearTimeout(waiting);
      frame.remove();
      resolve(confirmed);
    };
    const look = () => {
      if (isBack(frame)) finish(true);
      else if (!frame.isConnected) finish(false);
    };
    const looking = setInterval(look, LOOK_EVERY);
    const waiting = setTimeout(() => finish(false), FRAME_TIMEOUT);
    frame.addEventListener('load', () => {
      look();
      // Some browsers report the empty frame too, before the post has left.
      if (endsOnLoad && addressOf(frame) !== 'about:blank') finish(false);
    });
  });
}
