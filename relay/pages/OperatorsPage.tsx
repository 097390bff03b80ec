/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { StoredLead } from '../leads.ts';
import { Page } from './Page.tsx';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const at = (ms: number) => `${time.format(ms)} UTC`;

const Row: FC<{ lead: StoredLead; messageName: string }> = ({ lead, messageName }) => {
  const fields = JSON.parse(lead.fields) as Record<string, string>;
  const { state, tries, reason } = lead;
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
        <bdi>{(fields[messageName] ?? '').slice(0, 280)}</bdi>
      </td>
      <td>
        {at(lead.receivedAt)}
        <small>{`Tries: ${tries}. ${reason ?? ''}`}</small>
        {state === 'waiting' && <small>Next try {at(lead.nextTry)}</small>}
      </td>
      <td>
        {(state === 'waiting' || state === 'refused') && (
          <form method="post" action="/operators/retry">
            <input type="hidden" name="id" value={lead.id} />
            <button type="submit" aria-label={`Retry now: ${fields['last_name'] ?? ''}`}>
              Retry now
            </button>
          </form>
        )}
      </td>
    </tr>
  );
};

export interface Group {
  readonly title: string;
  readonly total: number;
  readonly leads: readonly StoredLead[];
}

/** For operators: where each lead is. */
export const OperatorsPage: FC<{
  groups: readonly Group[];
  messageName: string;
  nonce: string | undefined;
}> = ({ groups, messageName, nonce }) => (
  <Page title="Lead relay" nonce={nonce} wide>
    {groups.map(({ title, total, leads }) => (
      <section key={title}>
        <h2>
          {title} ({total})
        </h2>
        <table class="box">
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} messageName={messageName} />
          ))}
        </table>
      </section>
    ))}
  </Page>
);
