import type { Parts } from './ports.ts';

/** Cloudflare's answers to a secret key that it does not know. */
const wrongSecret = new Set(['invalid-input-secret', 'missing-input-secret']);

/**
 * Whether Cloudflare Turnstile accepts a post's token. True where Turnstile is not configured.
 * @param reportSecret gets Cloudflare's word for it when it refuses the secret key, and not the token
 */
export async function isVerified(
  fetch: Parts['fetch'],
  secret: string | undefined,
  response: string | null,
  reportSecret: (code: string) => void,
) {
  if (!secret || !response) return !secret;
  try {
    const body = new URLSearchParams({ secret, response });
    const signal = AbortSignal.timeout(5000);
    const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
    const answer = await fetch(address, { method: 'POST', body, signal });
    const { success, ...rest } = (await answer.json()) as { success: boolean; 'error-codes'?: string[] };
    if (success) return true;
    const codes = rest['error-codes'] ?? [];
    const secretCode = codes.find((code) => wrongSecret.has(code));
    if (secretCode) reportSecret(secretCode);
    // Neither an outage of the check nor a wrong secret key may hold back every lead.
    return Boolean(secretCode) || codes.includes('internal-error');
  } catch {
    return true;
  }
}
