import { html, type Html } from '../html.ts';
import { FORM_LABELS } from '../lead.ts';
import type { StoredLead } from '../store/rows.ts';

const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const localFull = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });

export const shortTime = (time: Date): Html =>
  html`<time datetime="${time.toISOString()}" title="${time.toISOString()}">${local.format(time)}</time>`;

export const fullTime = (time: Date): Html =>
  html`<time datetime="${time.toISOString()}">${localFull.format(time)}</time>
    <span class="mono">${time.toISOString()}</span>`;

export const formTag = ({ form }: StoredLead): Html =>
  html`<span class="tag tag-${form}">${FORM_LABELS[form]}</span>`;

export function badges(lead: StoredLead): Html {
  return html`${lead.setAside && html`<span class="tag tag-aside">Set aside</span>`}
  ${
    lead.duplicateOf !== null &&
    html`<a class="tag tag-duplicate" href="/leads/${lead.duplicateOf}"
      >Likely duplicate of lead ${lead.duplicateOf}</a
    >`
  }`;
}

/** Text that strangers typed, kept from reordering what stands around it. */
export const typed = (text: string): Html => html`<bdi>${text}</bdi>`;

export const copyButton = (text: string, what: string): Html =>
  html`<button type="button" class="copy" data-copy="${text}" aria-label="Copy ${what}">Copy</button>`;
