import { CUSTOM } from '../fields.ts';
import { html, type Html } from '../html.ts';
import type { StoredLead } from '../store/rows.ts';
import { contactWays, nameOf } from './contact.ts';
import { badges, formTag, shortTime, typed } from './parts.ts';

const EXCERPT = 400;

// Half a surrogate pair at the cut would show as a broken character.
const excerpt = (text: string) =>
  text.length > EXCERPT
    ? `${text
        .slice(0, EXCERPT)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()} …`
    : text;

function about({ fields }: StoredLead): Html | false {
  const facts = [fields[CUSTOM.designation], fields[CUSTOM.college_name], fields[CUSTOM.location]].filter(
    Boolean,
  );
  return (
    facts.length > 0 &&
    html`<p class="about">${facts.map((fact) => html`<span>${typed(fact ?? '')}</span> `)}</p>`
  );
}

/** One lead in the list. */
export function leadCard(lead: StoredLead): Html {
  const message = lead.fields[CUSTOM.message] ?? '';
  const services = lead.fields[CUSTOM.services];
  return html`<li>
    <article class="card" aria-labelledby="lead-${lead.id}">
      <p class="meta">
        ${formTag(lead)} ${badges(lead)} <span>Lead ${lead.id}</span> ${shortTime(lead.receivedAt)}
        ${lead.page && html`<span class="page">from <code>${lead.page}</code></span>`}
      </p>
      <div class="person">
        <h2 id="lead-${lead.id}"><a href="/leads/${lead.id}">${typed(nameOf(lead.fields))}</a></h2>
        ${about(lead)} ${contactWays(lead.fields)}
      </div>
      <div class="said">
        ${services && html`<p class="services">Asks about ${typed(services)}</p>`}
        ${message ? html`<p class="message" dir="auto">${excerpt(message)}</p>` : html`<p class="muted">No message</p>`}
      </div>
    </article>
  </li>`;
}
