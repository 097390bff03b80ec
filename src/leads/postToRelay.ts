import { FORM } from '../config/form.markup';
import { marked } from '../config/mark';
import { isRecord, type OutboxEntry } from './outboxEntry';
import { createPostsUnderWay, fetchPost } from './postByFetch';

/** The longest wait for a token, in ms. */
const TOKEN_TIMEOUT = 5_000;

/** Answers that the same post would get again. */
const FINAL: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Tokens of Turnstile, for a visitor who starts with a form: a reader never fetches Cloudflare's script. */
const createTokens = (siteKey: string) => {
  let nextToken: Promise<(late: AbortSignal) => Promise<string>> | undefined;
  const start = (target: EventTarget | null) => {
    if (nextToken || !(target instanceof Element && target.closest(`form${marked(FORM)}`))) return;
    nextToken = import('./turnstile').then(({ startTurnstile }) => startTurnstile(siteKey));
    nextToken.catch(() => (nextToken = undefined));
  };
  if (!import.meta.env.SSR) {
    document.addEventListener('focusin', ({ target }) => start(target));
    // This script may arrive after the visitor has tapped a field.
    start(document.activeElement);
  }

  /**
   * A token for one post; empty when there is none in time, or when the outbox retries for a visitor who only reads.
   */
  return async (): Promise<string> => {
    if (!nextToken) return '';
    const late = new AbortController();
    const none = new Promise<string>((resolve) => late.signal.addEventListener('abort', () => resolve('')));
    setTimeout(() => late.abort(), TOKEN_TIMEOUT);
    return Promise.race([nextToken.then((next) => next(late.signal)), none]).catch(() => '');
  };
};

/**
 * Makes the functions that post a lead to the relay, and that end such a post; the post goes on when the page is left. The relay
 * recognises a lead that it has, so a post may be repeated.
 * @returns `post`: `proven` when there is a receipt for this lead; `refused` when no repeat of it can ever get one; `unproven`
 * also when the connection broke or the answer came too late, because the relay may have the lead all the same
 */
export function createPostToRelay(endpoint: string) {
  const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY;
  const tokenForPost = siteKey ? createTokens(siteKey) : undefined;
  const { run, cancel } = createPostsUnderWay();

  return {
    post: (
      { id }: OutboxEntry,
      fields: Readonly<Record<string, string>>,
    ): Promise<'proven' | 'unproven' | 'refused'> =>
      run(id, async (signal) => {
        const body = new URLSearchParams(fields);
        if (tokenForPost) body.set('cf-turnstile-response', await tokenForPost());
        try {
          const init = { headers: { accept: 'application/json' }, signal };
          const response = await fetchPost(endpoint, body, init);
          if (FINAL.has(response.status)) return 'refused';
          const receipt: unknown = response.ok && (await response.json());
          return isRecord(receipt) && receipt['id'] === id ? 'proven' : 'unproven';
        } catch {
          return 'unproven';
        }
      }),
    cancel,
  };
}
