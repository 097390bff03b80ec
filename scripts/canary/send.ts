/** Posts a lead from this machine and says what the CRM made of it. */

export interface Verdict {
  /** Whether the CRM says that it has taken the lead. */
  taken: boolean;
  /** What happened, for people. */
  says: string;
}

const PATIENCE = 30_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE / 1000} s`;
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
};

/** Salesforce answers 200 to nearly everything; the header `is-processed` tells what became of the lead. */
const judge = ({ status, headers }: Response): Verdict => {
  const processed = headers.get('is-processed');
  const answer = `status ${status}, is-processed: ${processed ?? 'not said'}`;
  if (status >= 400) return { taken: false, says: `The CRM refused the post (${answer}).` };
  // A refusal by a rule may come as "true Exception:…" too.
  if (processed?.startsWith('true') && !processed.includes('Exception'))
    return { taken: true, says: `The CRM has taken the lead (${answer}).` };
  if (processed === null)
    return {
      taken: false,
      says: `The CRM answered but did not say what became of the lead (${answer}). Look for it there, and check the endpoint and the organisation id.`,
    };
  return { taken: false, says: `The CRM did not make a lead of it (${answer}).` };
};

/** Sends the fields of a post to an endpoint. Never throws: a dead network is a verdict too. */
export async function send(endpoint: string, fields: Record<string, string>): Promise<Verdict> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // The way back to the site is for browsers.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return judge(answer);
  } catch (error) {
    return {
      taken: false,
      says: `Nothing arrived at ${new URL(endpoint).origin}: ${reasonOf(error)}. Check the connection and VITE_CRM_ENDPOINT; for the sandbox, run npm start first.`,
    };
  }
}
