/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { configuredFieldIds, findField, fixedFields, leadColumns, type FieldLabels } from '../fields.ts';
import type { StoredLead } from '../store/leads.ts';
import { Layout, type Counts } from './Layout.tsx';
import { AnsweredForm, ContactLinks, nameOf, Tags, Time } from './parts.tsx';

interface LeadProps {
  lead: StoredLead;
  counts: Counts;
  labels: FieldLabels;
}

const shownElsewhere = new Set(['first_name', 'last_name', 'email', 'phone', configuredFieldIds.message]);

const TechnicalDetails: FC<Omit<LeadProps, 'counts'>> = ({ lead: { fields, ignored, request }, labels }) => (
  <details class="panel">
    <summary>Technical details: field ids and the request</summary>
    <table class="values">
      {Object.entries(fields).map(([wire, value]) => (
        <tr key={wire}>
          <th scope="row">
            {findField(wire, labels)?.label ?? wire} <code>{wire}</code>
          </th>
          <td dir="auto">{value}</td>
        </tr>
      ))}
    </table>
    <p hidden={ignored.length === 0}>
      Sent but ignored: <code>{ignored.join(', ')}</code>
    </p>
    <pre>{request}</pre>
  </details>
);

export const LeadPage: FC<LeadProps> = ({ counts, lead, labels }) => {
  const { id, fields, page, receivedAt, answeredAt, refusal } = lead;
  const message = fields[configuredFieldIds.message];
  // The visitor's other answers, without the fillers that Salesforce requires.
  const facts = leadColumns(labels).filter(
    ({ wire }) => fields[wire] && !shownElsewhere.has(wire) && fields[wire] !== fixedFields.contact[wire],
  );
  return (
    <Layout title={nameOf(fields)} counts={counts}>
      <p>
        <a href="/">All leads</a>
      </p>
      <article class="box lead">
        <Tags lead={lead} />
        <h1>
          <bdi>{nameOf(fields)}</bdi>
        </h1>
        <p class="muted">
          Received <Time time={receivedAt} dateStyle="full" />
          {page && ' from '}
          <code>{page}</code>
          {answeredAt && '. Answered '}
          {answeredAt && <Time time={answeredAt} dateStyle="full" />}
        </p>
        {refusal !== null && <p class="reason">Refused: {refusal}</p>}
        <ContactLinks fields={fields} />
        <p class="message" dir="auto" hidden={!message}>
          {message}
        </p>
        <dl>
          {facts.map(({ wire, label }) => (
            <div key={wire}>
              <dt>{label}</dt>
              <dd dir="auto">{fields[wire]}</dd>
            </div>
          ))}
        </dl>
        <AnsweredForm lead={lead} back={`/leads/${id}`} />
        <TechnicalDetails lead={lead} labels={labels} />
        {/* Asks before it deletes, even without scripts. */}
        <details>
          <summary>Delete this lead</summary>
          <form method="post" action={`/leads/${id}/delete`}>
            <p>You cannot undo this.</p>
            <button type="submit">Yes, delete it</button>
          </form>
        </details>
      </article>
    </Layout>
  );
};
