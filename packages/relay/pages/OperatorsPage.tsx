/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { deletedAt, type StoredLead } from '../leads.ts';
import { Page } from './Page.tsx';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const Row: FC<{ lead: StoredLead; messageName: string }> = ({ lead, messageName }) => {
  const fields = JSON.parse(lead.fields) as Record<string, string>;
  const { first_name, last_name = '', email, phone, [messageName]: message = '' } = fields;
  const { id, state, tries, reason } = lead;
  const isUnverified = state === 'unverified';
  const retry = isUnverified ? 'Send on' : 'Retry now';
  const end = deletedAt(lead);
  return (
    <tr>
      <th scope="row">
        <bdi>{[first_name, last_name].filter(Boolean).join(' ')}</bdi>
        <small>{id}</small>
      </th>
      <td>
        <bdi>{email}</bdi>
        <small>{phone}</small>
      </td>
      <td>
        <bdi>{message.slice(0, 280)}</bdi>
      </td>
      <td>
        {time.format(lead.receivedAt)} UTC
        <small>{`Tries: ${tries}. ${reason ?? ''}`}</small>
        {end !== undefined && <small>Deleted on {day.format(end)} unless it is sent on before</small>}
        {state === 'waiting' && <small>Next try {time.format(lead.nextTry)} UTC</small>}
      </td>
      <td>
        <form method="post" action="/operators/retry" hidden={state === 'sending'}>
          {state !== 'delivered' && (
            <button name="id" value={id} aria-label={`${retry}: ${last_name}`}>
              {retry}
            </button>
          )}
          <details>
            <summary>Delete…</summary>
            <button
              name="id"
              value={id}
              formaction="/operators/delete"
              aria-label={`Delete for good: ${last_name}`}
            >
              Delete for good
            </button>
          </details>
        </form>
      </td>
    </tr>
  );
};

interface OperatorsPageProps {
  groups: readonly { title: string; total: number; leads: readonly StoredLead[] }[];
  messageName: string;
  nonce: string | undefined;
}

/** For operators: where each lead is. */
export const OperatorsPage: FC<OperatorsPageProps> = ({ groups, messageName, nonce }) => (
  <Page title="Lead relay" nonce={nonce}>
    {groups.map(({ title, total, leads }) => (
      <section key={title}>
        <h2>
          {title} ({total})
        </h2>
        <table>
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} messageName={messageName} />
          ))}
        </table>
      </section>
    ))}
  </Page>
);
