/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { placeholders } from '../fields.ts';
import { FORM_LABELS, type Fields } from '../lead.ts';
import type { StoredLead } from '../store/leads.ts';

const short = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

export const Time: FC<{ time: Date; isFull?: boolean }> = ({ time, isFull }) => (
  <time datetime={time.toISOString()}>{(isFull ? full : short).format(time)}</time>
);

export const nameOf = ({ first_name, last_name }: Fields): string =>
  [first_name, last_name].filter(Boolean).join(' ').trim() || '(no name)';

const ContactLink: FC<{ href: string; text: string; what: string }> = ({ href, text, what }) => (
  <li>
    <a href={href}>
      <bdi>{text}</bdi>
    </a>{' '}
    <button type="button" class="copy" data-copy={text} aria-label={`Copy ${what}`}>
      Copy
    </button>
  </li>
);

/** Email and phone, without the fillers that a form posts when the visitor left them out. */
export const ContactLinks: FC<{ fields: Fields }> = ({ fields: { email = '', phone = '' } }) => {
  const hasEmail = email !== '' && email !== placeholders.email;
  const hasPhone = phone !== '' && phone !== placeholders.phone;
  const address = encodeURIComponent(email).replace('%40', '@');
  return (
    <ul class="ways">
      {hasEmail && <ContactLink href={`mailto:${address}`} text={email} what="email address" />}
      {hasPhone && (
        <ContactLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} text={phone} what="phone number" />
      )}
      {!hasEmail && !hasPhone && <li class="muted">No email or phone given</li>}
    </ul>
  );
};

export const Tags: FC<{ lead: StoredLead }> = ({ lead }) => (
  <p class="tags">
    <span class={`tag tag-${lead.form}`}>{FORM_LABELS[lead.form]}</span>
    {lead.isSpam && <span class="tag tag-dark">Possible spam</span>}
    {lead.answeredAt && <span class="tag tag-answered">Answered</span>}
    {lead.duplicateOf !== null && (
      <a class="tag tag-duplicate" href={`/leads/${lead.duplicateOf}`}>
        Likely duplicate
      </a>
    )}
  </p>
);

/** @param back the address on this server to return to */
export const AnsweredForm: FC<{ lead: StoredLead; back: string }> = ({ lead, back }) => {
  const label = lead.answeredAt ? 'Mark unanswered' : 'Mark answered';
  return (
    <form method="post" action={`/leads/${lead.id}/answered`}>
      <input type="hidden" name="answered" value={lead.answeredAt ? 'no' : 'yes'} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" class="small" aria-label={`${label}: ${nameOf(lead.fields)}`}>
        {label}
      </button>
    </form>
  );
};
