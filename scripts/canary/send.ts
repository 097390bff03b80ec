export interface Verdict {
  accepted: boolean;
  /** What happened and what to do. */
  message: string;
}

const TIMEOUT = 30_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT / 1000} s`;
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
};

/** Salesforce answers 200 to nearly everything; only the header `is-processed` tells whether it made a lead. */
const verdictOf = ({ status, headers }: Response): Verdict => {
  const processed = headers.get('is-processed');
  const answer = `status ${status}, is-processed: ${processed ?? 'missing'}`;
  if (status >= 400) return { accepted: false, message: `The CRM refused the post (${answer}).` };
  // A validation rule's refusal can look like "true Exception:…".
  if (processed?.startsWith('true') && !processed.includes('Exception'))
    return { accepted: true, message: `The CRM accepted the lead (${answer}).` };
  if (processed === null)
    return {
      accepted: false,
      message: `The CRM did not say whether it made a lead (${answer}). Look for the lead there, and check the endpoint and the organisation id.`,
    };
  return { accepted: false, message: `The CRM made no lead (${answer}).` };
};

/** Posts the fields to an endpoint. Network errors are verdicts, too; it never throws. */
export async function send(endpoint: string, fields: Record<string, string>): Promise<Verdict> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // The redirect back to the site is for browsers.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return verdictOf(answer);
  } catch (error) {
    return {
      accepted: false,
      message: `Nothing arrived at ${new URL(endpoint).origin}: ${reasonOf(error)}. Check the connection and VITE_CRM_ENDPOINT; for the sandbox, run npm start first.`,
    };
  }
}
