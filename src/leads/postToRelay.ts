/** The longest wait for a receipt, in ms. */
const PATIENCE = 30_000;
/** Browsers refuse `keepalive` for more. */
const MOST_KEPT_ALIVE = 60_000;

/**
 * Posts a lead to the relay; the post goes on when the page is left. The relay recognises a lead that it has, so a post may
 * be repeated.
 * @returns whether there is a receipt for this lead
 */
export async function postToRelay(
  endpoint: string,
  { id, fields }: { id: string; fields: Readonly<Record<string, string>> },
): Promise<boolean> {
  const body = new URLSearchParams({ ...fields, lead_id: id });
  const response = await fetch(endpoint, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    credentials: 'omit',
    keepalive: body.toString().length < MOST_KEPT_ALIVE,
    signal: AbortSignal.timeout(PATIENCE),
  });
  const receipt: unknown = response.ok && (await response.json());
  return typeof receipt === 'object' && receipt !== null && 'id' in receipt && receipt.id === id;
}
