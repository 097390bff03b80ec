/** The longest wait for an answer, in ms. */
const ANSWER_TIMEOUT = 30_000;
/** In bytes: browsers refuse `keepalive` for more than 64 KiB under way at a time. */
const MOST_KEPT_ALIVE = 60_000;
/** The bytes under way that go on when the page is left. */
let keptAlive = 0;
const sizeOf = (body: URLSearchParams) => body.toString().length;
const isKeptAlive = (body: URLSearchParams) => keptAlive + sizeOf(body) < MOST_KEPT_ALIVE;

/**
 * Posts by a request that goes on when the page is left, unless it, with others under way, is too long for that.
 * @returns the answer; rejects when there is none in time, which does not prove that the post has not arrived
 */
export const fetchPost = async (
  endpoint: string,
  body: URLSearchParams,
  init: RequestInit = {},
): Promise<Response> => {
  const keepalive = isKeptAlive(body);
  const size = keepalive ? sizeOf(body) : 0;
  keptAlive += size;
  try {
    return await fetch(endpoint, {
      method: 'POST',
      body,
      credentials: 'omit',
      keepalive,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      ...init,
    });
  } finally {
    keptAlive -= size;
  }
};

/**
 * Makes the functions that post a lead where no frame can be read, and that end such a post. The answer is opaque, so any
 * answer to the post itself counts as the proof: `proven`. Without one the lead may have arrived all the same: `unproven`.
 */
export function createPostByFetch(endpoint: string) {
  const underWay = new Map<AbortController, { leadId: string; outlivesPage: boolean }>();
  return {
    post: async (
      leadId: string,
      fields: Readonly<Record<string, string>>,
    ): Promise<'proven' | 'unproven'> => {
      const controller = new AbortController();
      const body = new URLSearchParams(fields);
      // Firefox before 133 does not know `keepalive`.
      underWay.set(controller, {
        leadId,
        outlivesPage: isKeptAlive(body) && 'keepalive' in Request.prototype,
      });
      // The signal that can cancel replaces that of `fetchPost`, and its timeout with it.
      const late = setTimeout(() => controller.abort(), ANSWER_TIMEOUT);
      try {
        await fetchPost(endpoint, body, { mode: 'no-cors', signal: controller.signal });
        return 'proven';
      } catch {
        return 'unproven';
      } finally {
        clearTimeout(late);
        underWay.delete(controller);
      }
    },
    cancel: (leadId: string): void => {
      for (const [controller, sent] of underWay) if (sent.leadId === leadId) controller.abort();
    },
    /** Whether a post of the lead goes on when the page is left, so that it needs no repeat. */
    outlivesPage: (leadId: string): boolean =>
      [...underWay.values()].some((sent) => sent.leadId === leadId && sent.outlivesPage),
  };
}
