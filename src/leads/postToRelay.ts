/** The longest wait for a receipt, in ms. */
const RECEIPT_TIMEOUT = 30_000;
/** Browsers refuse `keepalive` for more. */
const MOST_KEPT_ALIVE = 60_000;

/** The longest wait for a token, in ms. */
const TOKEN_TIMEOUT = 5_000;

/** Answers that a repeat of the same post would get again. */
const FINAL = new Set([400, 413, 415, 422]);

const turnstile = () => import('./turnstile');
let isStarted = false;

// Cloudflare's script is fetched for a visitor who starts with a form, not for a reader.
if (import.meta.env.VITE_TURNSTILE_SITE_KEY && !import.meta.env.SSR)
  document.addEventListener('focusin', ({ target }) => {
    if (isStarted || !(target instanceof Element && target.closest('form[data-form]'))) return;
    isStarted = true;
    turnstile().then(
      ({ startTurnstile }) => startTurnstile(import.meta.env.VITE_TURNSTILE_SITE_KEY),
      () => (isStarted = false),
    );
  });

/** A token for one post; empty when there is none in time, or when the outbox repeats a lead for a mere reader. */
const takeToken = async () => {
  if (!isStarted) return '';
  const token = turnstile().then((loaded) => loaded.takeToken());
  const none = new Promise<string>((resolve) => void setTimeout(resolve, TOKEN_TIMEOUT, ''));
  return Promise.race([token, none]).catch(() => '');
};

/**
 * Posts a lead to the relay; the post goes on when the page is left. The relay recognises a lead that it has, so a post may
 * be repeated.
 * @returns whether there is a receipt for this lead; `refused` when no repeat of it can ever get one
 */
export async function postToRelay(
  endpoint: string,
  leadId: string,
  fields: Readonly<Record<string, string>>,
): Promise<boolean | 'refused'> {
  const body = new URLSearchParams(fields);
  if (import.meta.env.VITE_TURNSTILE_SITE_KEY) body.set('cf-turnstile-response', await takeToken());
  const response = await fetch(endpoint, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    credentials: 'omit',
    keepalive: body.toString().length < MOST_KEPT_ALIVE,
    signal: AbortSignal.timeout(RECEIPT_TIMEOUT),
  });
  if (FINAL.has(response.status)) return 'refused';
  const receipt: unknown = response.ok && (await response.json());
  return typeof receipt === 'object' && receipt !== null && 'id' in receipt && receipt.id === leadId;
}
