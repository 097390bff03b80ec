import { html, type Html } from '../html.ts';
import type { Evidence } from '../store/rows.ts';

const utf8 = new TextDecoder('utf-8');

/** The request itself, for whoever has to find out what a form really sent. */
export const evidenceTables = ({ headers, raw }: Evidence): Html =>
  html`<details class="panel">
    <summary>The request as it came in</summary>
    <table class="values">
      ${Object.entries(headers).map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>
    <pre class="raw"><code>${raw.length > 0 ? utf8.decode(raw) : '(no body kept)'}</code></pre>
  </details>`;
