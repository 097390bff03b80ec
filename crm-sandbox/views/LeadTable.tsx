/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { customFieldIds } from '../fields.ts';
import type { Fields } from '../lead.ts';
import type { StoredLead } from '../store/leads.ts';
import { AnsweredForm, ContactLinks, nameOf, Tags, Time } from './parts.tsx';

const EXCERPT = 280;

// Half a surrogate pair would show as a broken character.
const excerpt = (text: string) =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, '')} …` : text;

const factsOf = (fields: Fields) =>
  [customFieldIds.designation, customFieldIds.college_name, customFieldIds.location].flatMap(
    (wire) => fields[wire] || [],
  );

const Row: FC<{ lead: StoredLead; back: string }> = ({ lead, back }) => {
  const { fields, page, refusal } = lead;
  const message = fields[customFieldIds.message];
  const services = fields[customFieldIds.services];
  return (
    <tr class={refusal === null ? '' : 'refused'}>
      <th scope="row">
        <a href={`/leads/${lead.id}`}>
          <bdi>{nameOf(fields)}</bdi>
        </a>
        <small>
          {factsOf(fields).map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </small>
      </th>
      <td>
        <ContactLinks fields={fields} />
      </td>
      <td>
        {refusal !== null && <p class="reason">{refusal}</p>}
        {services && (
          <p class="services">
            Asks about <bdi>{services}</bdi>
          </p>
        )}
        {message ? (
          <p class="message" dir="auto">
            {excerpt(message)}
          </p>
        ) : (
          <p class="muted">No message</p>
        )}
      </td>
      <td class="received">
        <Time time={lead.receivedAt} />
        {page && (
          <small>
            from <code>{page}</code>
          </small>
        )}
      </td>
      <td>
        <Tags lead={lead} />
        {refusal === null && <AnsweredForm lead={lead} back={back} />}
      </td>
    </tr>
  );
};

/** @param back the address of this list */
export const LeadTable: FC<{ leads: readonly StoredLead[]; back: string }> = ({ leads, back }) => (
  <table class="box rows">
    <thead>
      <tr>
        {['Name', 'Contact', 'Message', 'Received', 'Status'].map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody class="leads">
      {leads.map((lead) => (
        <Row key={lead.id} lead={lead} back={back} />
      ))}
    </tbody>
  </table>
);
