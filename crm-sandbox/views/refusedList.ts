import { html, type Html } from '../html.ts';
import type { StoredRefusal } from '../store/rows.ts';
import { contactWays, nameOf } from './contact.ts';
import { evidenceTables } from './evidence.ts';
import { layout, type Counts } from './layout.ts';
import { fieldTable } from './leadPage.ts';
import { pager, type Paging } from './pager.ts';
import { shortTime, typed } from './parts.ts';

function refusedCard(refusal: StoredRefusal): Html {
  const readable = Object.keys(refusal.fields).length > 0;
  return html`<li>
    <article class="card refused">
      <p class="meta">
        <span class="tag tag-refused">Refused</span> ${shortTime(refusal.receivedAt)}
        <span class="page">answered with status ${refusal.status}</span>
      </p>
      <h2>${refusal.reason}</h2>
      ${
        readable &&
        html`<p>From ${typed(nameOf(refusal.fields))}</p>
          ${contactWays(refusal.fields)}`
      }
      ${
        readable &&
        html`<details class="panel">
          <summary>What was sent</summary>
          ${fieldTable(refusal.fields)}
        </details>`
      }
      ${evidenceTables(refusal)}
    </article>
  </li>`;
}

export function refusedList(refusals: readonly StoredRefusal[], paging: Paging, counts: Counts): Html {
  return layout(
    { title: 'Refused posts', current: 'refused', counts },
    html`<h1 class="title">Refused</h1>
      <p class="lede">Posts that became no lead, and why. The newest 1,000 are kept.</p>
      ${
        refusals.length > 0
          ? html`<ol class="leads">
              ${refusals.map(refusedCard)}
            </ol>`
          : html`<section class="empty"><h2>Nothing was refused</h2></section>`
      }
      ${pager(paging, (page) => `/refused?p=${page}`)}`,
  );
}
