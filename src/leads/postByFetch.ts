/** The longest wait for an answer, in ms. */
const ANSWER_TIMEOUT = 30_000;
/** In bytes: browsers refuse `keepalive` for a longer body. */
const MOST_KEPT_ALIVE = 60_000;
const isKeptAlive = (body: URLSearchParams) => body.toString().length < MOST_KEPT_ALIVE;

/**
 * Posts by a request that goes on when the page is left, unless it is too long for that.
 * @returns the answer; rejects when there is none in time, which does not prove that the post has not arrived
 */
export const fetchPost = (
  endpoint: string,
  body: URLSearchParams,
  init: RequestInit = {},
): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    body,
    credentials: 'omit',
    keepalive: isKeptAlive(body),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    ...init,
  });

/**
 * Makes the functions that post a lead where no frame can be read, and that end such a post. The answer is opaque, so any
 * answer to the post itself counts as the proof: `proven`. Without one the lead may have arrived all the same: `unproven`.
 */
export function createPostByFetch(endpoint: string) {
  const underWay = new Map<AbortController, { lead: string; outlivesPage: boolean }>();
  return {
    post: async (id: string, fields: Readonly<Record<string, string>>): Promise<'proven' | 'unproven'> => {
      const post = new AbortController();
      const body = new URLSearchParams(fields);
      // Firefox before 133 does not know `keepalive`.
      underWay.set(post, { lead: id, outlivesPage: isKeptAlive(body) && 'keepalive' in Request.prototype });
      const late = setTimeout(() => post.abort(), ANSWER_TIMEOUT);
      try {
        await fetchPost(endpoint, body, { mode: 'no-cors', signal: post.signal });
        return 'proven';
      } catch {
        return 'unproven';
      } finally {
        clearTimeout(late);
        underWay.delete(post);
      }
    },
    cancel: (lead: string): void => {
      for (const [post, of] of underWay) if (of.lead === lead) post.abort();
    },
    /** Whether a post of the lead goes on when the page is left, so that it needs no repeat. */
    outlivesPage: (lead: string): boolean =>
      [...underWay.values()].some((of) => of.lead === lead && of.outlivesPage),
  };
}
