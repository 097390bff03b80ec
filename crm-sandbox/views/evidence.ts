import { html, type Html } from '../html.ts';
import type { Evidence } from '../store/rows.ts';

const utf8 = new TextDecoder('utf-8');
const SHOWN = 20_000;

const bodyText = (raw: Uint8Array) => {
  if (raw.length === 0) return '(no body kept)';
  const rest = raw.length - SHOWN;
  return utf8.decode(raw.subarray(0, SHOWN)) + (rest > 0 ? ` … (${rest} more bytes)` : '');
};

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
    <pre class="raw"><code>${bodyText(raw)}</code></pre>
  </details>`;
