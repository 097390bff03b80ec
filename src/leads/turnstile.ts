/**
 * Tokens of Cloudflare Turnstile, which tell the relay that a browser and not a robot sends a lead. Only a site with a key
 * fetches this file. Whatever fails here, the lead goes without a token, and the relay keeps it for an operator to check.
 */
const ORIGIN = 'https://challenges.cloudflare.com';
/** Cloudflare accepts a token for five minutes. */
const LIFETIME = 280_000;

declare global {
  interface Window {
    /** The part of Cloudflare's script that is used. */
    turnstile?: {
      render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => string | undefined;
      reset: (widget?: string) => void;
    };
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
    };
  }
}

let state: 'unused' | 'running' | 'failed' = 'unused';
let widget: string | undefined;
let spare: { token: string; until: number } | undefined;
let waiting: ((token: string) => void)[] = [];

/** Each token is good for one post. */
const askForNext = () => window.turnstile?.reset(widget);

const receive = (token: string) => {
  state = 'running';
  const taker = waiting.shift();
  if (!taker) spare = { token, until: Date.now() + LIFETIME };
  else {
    taker(token);
    askForNext();
  }
};

const fail = () => {
  state = 'failed';
  for (const taker of waiting) taker('');
  waiting = [];
  // Tells Cloudflare's script, which tries again by itself, that the error is known.
  return true;
};

const render = (siteKey: string) => {
  const container = document.createElement('div');
  // Only a visitor whom Cloudflare doubts sees it: above everything, in a corner.
  Object.assign(container.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    insetInlineStart: '0',
    zIndex: 9999,
  });
  document.body.append(container);
  try {
    widget = window.turnstile?.render(container, {
      sitekey: siteKey,
      appearance: 'interaction-only',
      'response-field': false,
      callback: receive,
      'error-callback': fail,
      'unsupported-callback': fail,
      'timeout-callback': fail,
    });
  } finally {
    // A content blocker may answer with an empty script, and the script refuses a wrong key.
    if (!widget) fail();
  }
};

/** Fetches Cloudflare's script, once, and begins to get tokens. For when a visitor starts with a form. */
export function startTurnstile(siteKey: string): void {
  if (state !== 'unused') return;
  state = 'running';
  // Cloudflare's script has to find its own tag, and loads itself again after a while. Other scripts stay refused.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(`${ORIGIN}/turnstile/`) ? url : null),
  });
  const script = document.createElement('script');
  script.addEventListener('load', () => render(siteKey));
  script.addEventListener('error', fail);
  script.src = `${ORIGIN}/turnstile/v0/api.js?render=explicit`;
  document.head.append(script);
}

/** A token for one post, as soon as there is one; empty when there will be none. */
export const takeToken = async (): Promise<string> => {
  if (state !== 'running') return '';
  const ready = spare;
  spare = undefined;
  if (ready) askForNext();
  if (ready && Date.now() < ready.until) return ready.token;
  return new Promise((resolve) => waiting.push(resolve));
};
