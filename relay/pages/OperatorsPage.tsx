/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { StoredLead } from '../leads.ts';
import { Page } from './Page.tsx';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const Act: FC<{ path: string; label: string; id: string; name: string | undefined }> = (act) => (
  <form method="post" action={`/operators/${act.path}`}>
    <input type="hidden" name="id" value={act.id} />
    <button type="submit" aria-label={`${act.label}: ${act.name ?? ''}`}>
      {act.label}
    </button>
  </form>
);

const Row: FC<{ lead: StoredLead; messageName: string }> = ({ lead, messageName }) => {
  const { first_name, last_name, email, phone, ...fields } = JSON.parse(lead.fields) as Record<
    string,
    string
  >;
  const { id, state, tries, reason } = lead;
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
        <bdi>{(fields[messageName] ?? '').slice(0, 280)}</bdi>
      </td>
      <td>
        {time.format(lead.receivedAt)} UTC
        <small>{`Tries: ${tries}. ${reason ?? ''}`}</small>
        {state === 'waiting' && <small>Next try {time.format(lead.nextTry)} UTC</small>}
      </td>
      <td>
        {(state === 'waiting' || state === 'refused') && (
          <Act path="retry" label="Retry now" id={id} name={last_name} />
        )}
        {state === 'unverified' && <Act path="retry" label="Send on" id={id} name={last_name} />}
        {state === 'unverified' && <Act path="delete" label="Delete" id={id} name={last_name} />}
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
