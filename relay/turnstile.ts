import type { Fetch } from './ports.ts';

/**
 * Whether Cloudflare Turnstile vouches for a post, where it is configured. A lead without a valid token is marked, not
 * refused: an outbox may send it long after its token has expired.
 */
export async function isHuman(
  fetch: Fetch,
  secret: string | undefined,
  post: URLSearchParams,
  remoteip: string,
) {
  const response = post.get('cf-turnstile-response');
  if (!secret || !response) return !secret;
  try {
    const answer = await fetch('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip }),
      signal: AbortSignal.timeout(5000),
    });
    return ((await answer.json()) as { success?: boolean }).success === true;
  } catch {
    // An outage of the check must not mark every lead.
    return true;
  }
}
