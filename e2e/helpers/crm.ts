import { expect, type APIRequestContext } from 'playwright/test';
import { crmUrl } from './ports';

export interface StoredLead {
  id: number;
  form: string;
  page: string;
  fields: Record<string, string>;
}

/** The leads in the sandbox whose fields hold a text; tests tell theirs by a word of their own. */
export const leadsWith = async (request: APIRequestContext, word: string): Promise<StoredLead[]> => {
  const response = await request.get(`${crmUrl}/leads.json?q=${encodeURIComponent(word)}`);
  const leads = (await response.json()) as StoredLead[];
  return leads.filter((lead) => Object.values(lead.fields).some((value) => value.includes(word)));
};

/** Waits until exactly one lead holds the word, and gives it. */
export const theLeadWith = async (request: APIRequestContext, word: string): Promise<StoredLead> => {
  await expect
    .poll(async () => (await leadsWith(request, word)).length, { message: `one lead with ${word}` })
    .toBe(1);
  const [lead] = await leadsWith(request, word);
  if (!lead) throw new Error('The lead was there a moment ago.');
  return lead;
};

export type FaultMode =
  | 'none'
  | 'error500'
  | 'hang'
  | 'drop'
  | 'dropAfter'
  | 'slow'
  | 'noredirect'
  | 'frameblocked'
  | 'refuseButRedirect';

/** Makes the sandbox misbehave until it is told otherwise. */
export const setFault = async (
  request: APIRequestContext,
  mode: FaultMode,
  options: { ms?: number; times?: number; scope?: 'post' | 'all' } = {},
) => {
  const response = await request.post(`${crmUrl}/faults`, { data: { mode, ...options } });
  expect(response.ok(), await response.text()).toBe(true);
};

/** A word no other test uses, of letters only, so that it may stand in a name. */
export const uniqueWord = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
