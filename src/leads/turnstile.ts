/**
 * Tokens of Cloudflare Turnstile, which show the relay that a lead comes from a browser and not from a robot. Only a
 * site with a key fetches this file. If anything fails here, the lead is sent without a token, and the relay keeps it
 * for an operator to check.
 */
const ORIGIN = 'https://challenges.cloudflare.com';
/** How long a token is used, in ms. Cloudflare accepts it for five minutes. */
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

/** Only a visitor whom Cloudflare doubts sees the widget: above everything, in a corner. */
const corner = { position: 'fixed', insetBlockEnd: '0', insetInlineStart: '0', zIndex: 9999 };

/**
 * Fetches Cloudflare's script and begins to get tokens. Call it once, when a visitor starts with a form.
 * @returns a function that resolves with the token for one post as soon as there is one, or with an empty text: when Turnstile has
 * failed, or once `late` aborts
 */
export function startTurnstile(siteKey: string): (late: AbortSignal) => Promise<string> {
  let hasFailed = false;
  let widget: string | undefined;
  let spare: { token: string; until: number } | undefined;
  let waiting: ((token: string) => void)[] = [];

  /** Each token is good for one post. */
  const requestNext = () => window.turnstile?.reset(widget);
  const receive = (token: string) => {
    hasFailed = false;
    const first = waiting.shift();
    if (first) {
      first(token);
      requestNext();
    } else spare = { token, until: Date.now() + LIFETIME };
  };
  const fail = () => {
    hasFailed = true;
    for (const resolve of waiting) resolve('');
    waiting = [];
    // Tells Cloudflare's script that the error is handled; it retries by itself.
    return true;
  };
  const render = () => {
    const container = document.createElement('div');
    Object.assign(container.style, corner);
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

  // Cloudflare's script must find its own tag, and loads itself again after a while. Other scripts stay refused.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(`${ORIGIN}/turnstile/`) ? url : null),
  });
  const script = document.createElement('script');
  script.addEventListener('load', render);
  script.addEventListener('error', fail);
  script.src = `${ORIGIN}/turnstile/v0/api.js?render=explicit`;
  document.head.append(script);

  return async (late) => {
    if (hasFailed || late.aborted) return '';
    const ready = spare;
    spare = undefined;
    if (ready) requestNext();
    if (ready && Date.now() < ready.until) return ready.token;
    return new Promise((resolve) => {
      waiting.push(resolve);
      late.addEventListener('abort', () => {
        // A token that comes later is for the next post.
        waiting = waiting.filter((other) => other !== resolve);
        resolve('');
      });
    });
  };
}
