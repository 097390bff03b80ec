import { ENVELOPE_FIELDS, fieldSpec, leadFields } from '../fields.ts';
import { html, type Html } from '../html.ts';
import type { Fields } from '../lead.ts';
import type { Evidence, StoredLead } from '../store/rows.ts';
import { contactWays, nameOf } from './contact.ts';
import { evidenceTables } from './evidence.ts';
import { layout, type Counts } from './layout.ts';
import { badges, formTag, fullTime } from './parts.ts';

export interface LeadView {
  readonly lead: StoredLead;
  readonly evidence: Evidence;
  readonly neighbours: { readonly older?: number; readonly newer?: number };
  readonly counts: Counts;
}

/** All values under their readable names, the known ones first and in their usual order. */
export function fieldTable(fields: Fields): Html {
  const order = [...leadFields(), ...ENVELOPE_FIELDS].map((field) => field.wire);
  const wires = [
    ...order.filter((wire) => fields[wire] !== undefined),
    ...Object.keys(fields).filter((wire) => !order.includes(wire)),
  ];
  return html`<table class="values">
    ${wires.map(
      (wire) =>
        html`<tr>
          <th scope="row">${fieldSpec(wire)?.label ?? wire} <span class="mono">${wire}</span></th>
          <td dir="auto">${fields[wire] || html`<span class="muted">empty</span>`}</td>
        </tr>`,
    )}
  </table>`;
}

export function leadPage({ lead, evidence, neighbours, counts }: LeadView): Html {
  const name = nameOf(lead.fields);
  return layout(
    { title: `${name}, lead ${lead.id}`, counts },
    html`<nav class="pager" aria-label="Other leads">
        <a class="button" href="/">All leads</a>
        ${neighbours.newer && html`<a class="button" href="/leads/${neighbours.newer}">Newer</a>`}
        ${neighbours.older && html`<a class="button" href="/leads/${neighbours.older}">Older</a>`}
      </nav>
      <article class="card lead">
        <p class="meta">${formTag(lead)} ${badges(lead)} <span>Lead ${lead.id}</span></p>
        <h1><bdi>${name}</bdi></h1>
        ${contactWays(lead.fields)}
        <p class="received">Received ${fullTime(lead.receivedAt)}</p>
        ${fieldTable(lead.fields)}
        ${
          lead.ignored.length > 0 &&
          html`<p>Sent but ignored: ${lead.ignored.map((wire) => html`<code>${wire}</code> `)}</p>`
        }
      </article>
      ${evidenceTables(evidence)}`,
  );
}
