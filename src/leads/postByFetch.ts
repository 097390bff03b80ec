/** The longest wait for an answer, in ms. */
const ANSWER_TIMEOUT = 30_000;
/** In bytes: browsers refuse `keepalive` for more than 64 KiB under way at a time. */
const MOST_KEPT_ALIVE = 60_000;
/** The bytes under way that go on when the page is left. */
let keptAlive = 0;
const sizeOf = (body: URLSearchParams) => body.toString().length;
const isKeptAlive = (body: URLSearchParams) => keptAlive + sizeOf(body) < MOST_KEPT_ALIVE;

/** The posts under way. Each ends when its lead is cancelled, or when there is no answer in time. */
export const createPostsUnderWay = () => {
  const underWay = new Map<AbortController, string>();
  return {
    /** Runs one post of a lead. A post that waits for something else first does not begin once its signal has ended it. */
    run: async <Answer>(leadId: string, post: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
      const controller = new AbortController();
      const late = setTimeout(() => controller.abort(), ANSWER_TIMEOUT);
      underWay.set(controller, leadId);
      try {
        return await post(controller.signal);
      } finally {
        clearTimeout(late);
        underWay.delete(controller);
      }
    },
    cancel: (leadId: string): void => {
      for (const [controller, id] of underWay) if (id === leadId) controller.abort();
    },
  };
};

/**
 * Posts by a request that goes on when the page is left, unless it, with others under way, is too long for that.
 * @returns the answer; rejects when there is none, or when its signal ends it, which does not prove that the post has not arrived
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
  const { run, cancel } = createPostsUnderWay();
  const outliving = new Set<{ leadId: string }>();
  return {
    post: (leadId: string, fields: Readonly<Record<string, string>>): Promise<'proven' | 'unproven'> =>
      run(leadId, async (signal) => {
        const body = new URLSearchParams(fields);
        const sent = { leadId };
        // Firefox before 133 does not know `keepalive`.
        if (isKeptAlive(body) && 'keepalive' in Request.prototype) outliving.add(sent);
        try {
          await fetchPost(endpoint, body, { mode: 'no-cors', signal });
          return 'proven';
        } catch {
          return 'unproven';
        } finally {
          outliving.delete(sent);
        }
      }),
    cancel,
    /** Whether a post of the lead goes on when the page is left, so that it needs no repeat. */
    outlivesPage: (leadId: string): boolean => [...outliving].some((sent) => sent.leadId === leadId),
  };
}
