import { FAULT_LABELS, FAULT_MODES, type Fault } from '../faults.ts';
import { html, type Html } from '../html.ts';
import type { RedirectKind } from '../options.ts';

const option = (value: string, label: string, selected: boolean) =>
  html`<option value="${value}" ${selected && html`selected`}>${label}</option>`;

/** Says that things go wrong on purpose, lest someone search for a bug. */
export function faultNotice(fault: Fault): Html | false {
  if (fault.mode === 'none') return false;
  const span = fault.times === null ? 'until you change it' : `for the next ${fault.times} requests`;
  return html`<p class="notice">
    <strong>A fault is on ${span}:</strong> ${FAULT_LABELS[fault.mode].toLowerCase()}${
      fault.mode === 'slow' && ` (${fault.ms} ms)`
    }. <a href="#controls">Change it</a>
  </p>`;
}

/** Forms for developers: what goes wrong, and how a stored lead is answered. */
export function controls(fault: Fault, kind: RedirectKind): Html {
  return html`<details class="panel" id="controls" ${fault.mode !== 'none' && html`open`}>
    <summary>For developers: faults on demand</summary>
    <form method="post" action="/faults" class="fields">
      <label>
        What goes wrong
        <select name="mode">
          ${FAULT_MODES.map((mode) => option(mode, FAULT_LABELS[mode], mode === fault.mode))}
        </select>
      </label>
      <label>
        For how many requests
        <input name="times" inputmode="numeric" placeholder="until changed" value="${fault.times}" />
      </label>
      <label>Milliseconds, when slow <input name="ms" inputmode="numeric" value="${fault.ms}" /></label>
      <label>
        Which requests
        <select name="scope">
          ${option('post', 'Leads only', fault.scope === 'post')}
          ${option('all', 'Leads and the probe', fault.scope === 'all')}
        </select>
      </label>
      <button type="submit">Set fault</button>
    </form>
    <form method="post" action="/redirect-kind" class="fields">
      <label>
        How a stored lead is answered
        <select name="kind">
          ${option('redirect', 'With a 302 redirect', kind === 'redirect')}
          ${option('script', 'With a page whose script redirects', kind === 'script')}
        </select>
      </label>
      <button type="submit">Set answer</button>
    </form>
  </details>`;
}
