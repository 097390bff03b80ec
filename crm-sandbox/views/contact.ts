import { html, type Html } from '../html.ts';
import type { Fields } from '../lead.ts';
import { copyButton, typed } from './parts.ts';

// The contact page sends these when the visitor left email and phone empty.
const isPlaceholderEmail = (email: string) => email === '' || email.startsWith('not-provided@');
const isPlaceholderPhone = (phone: string) => /^0*$/.test(phone);

export function nameOf(fields: Fields): string {
  return [fields.first_name, fields.last_name].filter(Boolean).join(' ').trim() || '(no name)';
}

function way(href: string, text: string, what: string): Html {
  return html`<li><a href="${href}">${typed(text)}</a> ${copyButton(text, what)}</li>`;
}

/** How to reach the person. */
export function contactWays(fields: Fields): Html {
  const { email = '', phone = '' } = fields;
  const hasEmail = !isPlaceholderEmail(email);
  const hasPhone = !isPlaceholderPhone(phone);
  return html`<ul class="ways">
    ${hasEmail && way(`mailto:${encodeURIComponent(email).replace('%40', '@')}`, email, 'email address')}
    ${hasPhone && way(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone, 'phone number')}
    ${!hasEmail && !hasPhone && html`<li class="muted">No email or phone given</li>`}
  </ul>`;
}
