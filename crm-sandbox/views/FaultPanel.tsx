/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { FAULT_LABELS, FAULT_MODES, type Fault } from '../faults.ts';
import { Select } from './Select.tsx';

/** Says that the fault is deliberate, not a bug. */
export const FaultNotice: FC<{ fault: Fault }> = ({ fault: { mode, times } }) => (
  <p class="box notice" hidden={mode === 'none'}>
    <strong>
      A fault is on {times === null ? 'until you change it' : `for the next ${times} requests`}:
    </strong>{' '}
    {FAULT_LABELS[mode].toLowerCase()}. <a href="#faults">Change it</a>
  </p>
);

export const FaultPanel: FC<{ fault: Fault }> = ({ fault }) => (
  <details class="box" id="faults" open={fault.mode !== 'none'}>
    <summary>For developers: faults on demand</summary>
    <form method="post" action="/faults" class="fields">
      <Select
        label="What goes wrong"
        name="mode"
        value={fault.mode}
        options={FAULT_MODES.map((mode) => [mode, FAULT_LABELS[mode]])}
      />
      <label>
        For how many requests
        <input name="times" inputmode="numeric" placeholder="until changed" value={fault.times ?? ''} />
      </label>
      <label>
        Milliseconds, when slow
        <input name="ms" inputmode="numeric" value={fault.ms} />
      </label>
      <Select
        label="Which requests"
        name="scope"
        value={fault.scope}
        options={[
          ['post', 'Leads only'],
          ['all', 'Leads and the check before them'],
        ]}
      />
      <button type="submit">Set fault</button>
    </form>
  </details>
);
