/** One post to Salesforce, and what its answer means. */
import type { Fetch } from './ports.ts';

const PATIENCE = 30_000;

export type Answer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly mayHaveArrived: boolean };

/** The lead number is unique in the CRM and is there already: an earlier post has arrived after all. */
const isKnown = /DUPLICATE_VALUE/;

export async function postToCrm(
  fetch: Fetch,
  endpoint: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.arrayBuffer();
    const { status } = response;
    if (status >= 400) {
      return { kind: 'failed', reason: `The CRM answered ${status}.`, mayHaveArrived: false };
    }
    // A refusal has status 200, too; only this header says so.
    const processed = response.headers.get('is-processed') ?? '';
    if (!processed.startsWith('false') || isKnown.test(processed)) return { kind: 'taken' };
    return { kind: 'refused', reason: processed.replace(/^false\s*/, '') || 'The CRM gave no reason.' };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return {
      kind: 'failed',
      reason: name === 'TimeoutError' ? 'The CRM did not answer in time.' : 'The CRM could not be reached.',
      mayHaveArrived: name === 'TimeoutError',
    };
  }
}
