/** The CRM sandbox, as the journeys ask it. */
import { crmUrl } from '../../e2e/helpers/ports';
import { repeatUntil } from './page';

/** How many leads of the inbox hold a word. */
export const leadsWith = async (word: string) => {
  const response = await fetch(`${crmUrl}/leads.json?q=${word}`);
  return ((await response.json()) as unknown[]).length;
};

export const arrives = (word: string) =>
  repeatUntil('the lead in the inbox', async () => (await leadsWith(word)) > 0);

export const setFault = async (fault: { mode: string; scope?: string }) => {
  await fetch(`${crmUrl}/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
};
