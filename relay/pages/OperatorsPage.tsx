/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { wireName } from '../../schemas/salesforce/wire.ts';
import type { CustomFieldIds } from '../../schemas/salesforce/ids.ts';
import type { LeadState, StoredLead } from '../leads.ts';
import { Page } from './Page.tsx';

const headings = { waiting: 'Waiting', refused: 'Refused by the CRM', delivered: 'Delivered' } as const;
type Group = keyof typeof headings;

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const Time: FC<{ at: number }> = ({ at }) => (
  <time datetime={new Date(at).toISOString()}>{time.format(at)} UTC</time>
);

const Row: FC<{ lead: StoredLead; formFields: CustomFieldIds }> = ({ lead, formFields }) => {
  const fields = JSON.parse(lead.fields) as Record<string, string>;
  const isOpen = lead.state === 'waiting' || lead.state === 'refused';
  return (
    <tr>
      <th scope="row">
        <bdi>{[fields['first_name'], fields['last_name']].filter(Boolean).join(' ')}</bdi>
        <small>{lead.id}</small>
      </th>
      <td>
        <bdi>{fields['email']}</bdi>
        <small>{fields['phone']}</small>
      </td>
      <td>
        <bdi>{(fields[wireName('message', formFields)] ?? '').slice(0, 280)}</bdi>
      </td>
      <td>
        <Time at={lead.receivedAt} />
        <small>
          {lead.tries} {lead.tries === 1 ? 'try' : 'tries'}
          {lead.reason && `. ${lead.reason}`}
        </small>
        {lead.state === 'waiting' && (
          <small>
            Next try <Time at={lead.nextTry} />
          </small>
        )}
      </td>
      <td>
        {isOpen && (
          <form method="post" action="/operators/retry">
            <input type="hidden" name="id" value={lead.id} />
            <button type="submit">Retry now</button>
          </form>
        )}
      </td>
    </tr>
  );
};

interface OperatorsPageProps {
  leads: Readonly<Record<Group, readonly StoredLead[]>>;
  counts: readonly { state: LeadState; n: number }[];
  formFields: CustomFieldIds;
  nonce: string | undefined;
}

/** For operators: where each lead is. */
export const OperatorsPage: FC<OperatorsPageProps> = ({ leads, counts, formFields, nonce }) => {
  const countOf = (group: Group) =>
    counts
      .filter(({ state }) => state === group || (group === 'waiting' && state === 'sending'))
      .reduce((sum, { n }) => sum + n, 0);
  return (
    <Page title="Lead relay" nonce={nonce} wide>
      {(Object.keys(headings) as Group[]).map((group) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>
            {headings[group]} ({countOf(group)})
          </h2>
          <div class="box">
            {leads[group].length === 0 ? (
              'None.'
            ) : (
              <table>
                {leads[group].map((lead) => (
                  <Row key={lead.id} lead={lead} formFields={formFields} />
                ))}
              </table>
            )}
          </div>
        </section>
      ))}
    </Page>
  );
};
