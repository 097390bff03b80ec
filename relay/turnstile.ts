import type { Fetch } from './ports.ts';

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * Whether Cloudflare Turnstile vouches for a post, where it is configured. A lead without a valid token is marked, not
 * refused: an outbox may send it long after its token has expired.
 */
export async function isHuman(
  fetch: Fetch,
  secret: string | undefined,
  post: URLSearchParams,
  address: string,
): Promise<boolean> {
  if (!secret) return true;
  const response = post.get('cf-turnstile-response');
  if (!response) return false;
  try {
    const body = new URLSearchParams({ secret, response, remoteip: address });
    const answer = await fetch(VERIFY, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
    const result = (await answer.json()) as { success?: boolean };
    return result.success === true;
  } catch {
    // An outage of the check must not mark every lead.
    return true;
  }
}
