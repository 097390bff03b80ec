/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { formLabels } from '../../../schemas/csv.ts';
import { configuredFieldIds, placeholders } from '../fields.ts';
import type { FieldValues } from '../lead.ts';
import type { StoredLead } from '../store/leads.ts';

interface SelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}

export const Select: FC<SelectProps> = ({ label, name, value, options }) => (
  <label>
    {label}
    <select name={name}>
      {options.map(([option, text]) => (
        <option key={option} value={option} selected={option === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

export const Time: FC<{ time: Date; dateStyle: 'medium' | 'full' }> = ({ time, dateStyle }) => (
  <time datetime={time.toISOString()}>{time.toLocaleString('en-GB', { dateStyle, timeStyle: 'short' })}</time>
);

export const nameOf = ({ first_name, last_name }: FieldValues): string =>
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
export const ContactLinks: FC<{ fields: FieldValues }> = ({ fields: { email = '', phone = '' } }) => {
  const hasEmail = email !== '' && email !== placeholders.email;
  const hasPhone = phone !== '' && phone !== placeholders.phone;
  const mail = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return (
    <ul class="ways">
      {hasEmail && <ContactLink href={mail} text={email} what="email address" />}
      {hasPhone && (
        <ContactLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} text={phone} what="phone number" />
      )}
      {!hasEmail && !hasPhone && <li class="muted">No email or phone given</li>}
    </ul>
  );
};

export const Tags: FC<{ lead: StoredLead }> = ({ lead }) => (
  <p class="tags">
    <span class={`tag tag-${lead.form}`}>{formLabels[lead.form]}</span>
    {lead.isSpam && <span class="tag">Possible spam</span>}
    {lead.answeredAt && <span class="tag">Answered</span>}
    {lead.duplicateOf !== null && (
      <a class="tag tag-duplicate" href={`/leads/${lead.duplicateOf}`}>
        Likely duplicate
      </a>
    )}
  </p>
);

export const AnsweredForm: FC<{ lead: StoredLead; back: string }> = ({ lead, back }) => {
  const label = lead.answeredAt ? 'Mark unanswered' : 'Mark answered';
  return (
    <form method="post" action={`/leads/${lead.id}/answered`} hidden={lead.refusal !== null}>
      <input type="hidden" name="answered" value={lead.answeredAt ? 'no' : 'yes'} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" class="small" aria-label={`${label}: ${nameOf(lead.fields)}`}>
        {label}
      </button>
    </form>
  );
};

const { designation, college_name, location, message, services } = configuredFieldIds;
const EXCERPT = 280;

// Without half a surrogate pair, which would show as a broken character.
const excerpt = (text: string) =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, '')} …` : text;

export const LeadRow: FC<{ lead: StoredLead; back: string }> = ({ lead, back }) => {
  const { fields, page, refusal } = lead;
  const facts = [designation, college_name, location].flatMap((wire) => fields[wire] || []);
  const text = fields[message];
  return (
    <tr class={refusal === null ? '' : 'refused'}>
      <th scope="row">
        <a href={`/leads/${lead.id}`}>
          <bdi>{nameOf(fields)}</bdi>
        </a>
        <small>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </small>
      </th>
      <td>
        <ContactLinks fields={fields} />
      </td>
      <td>
        {refusal !== null && <p class="reason">{refusal}</p>}
        {fields[services] && (
          <p class="services">
            Asks about <bdi>{fields[services]}</bdi>
          </p>
        )}
        <p class={text ? 'message' : 'muted'} dir="auto">
          {text ? excerpt(text) : 'No message'}
        </p>
      </td>
      <td class="received">
        <Time time={lead.receivedAt} dateStyle="medium" />
        {page && (
          <small>
            from <code>{page}</code>
          </small>
        )}
      </td>
      <td>
        <Tags lead={lead} />
        <AnsweredForm lead={lead} back={back} />
      </td>
    </tr>
  );
};
