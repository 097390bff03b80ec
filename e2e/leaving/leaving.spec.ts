/** A visitor who leaves right after the thanks, on a slow connection, loses no lead. `npm run leaving` takes all cases. */
import { expect } from 'playwright/test';
import { test } from '../browsers/test';
import { nameOf, type LeavingCase } from './cases';
import { visit } from './visit';

// Each lead is held until the visitor has left, and then as long as `connectionDelay`: the browser has dropped by then what it drops.
const cases: readonly LeavingCase[] = [
  { form: 'homeInline', moment: 'before React', connectionDelay: 3000, leavesAfter: 0, way: 'closing' },
  {
    form: 'contactPage',
    moment: 'before React',
    connectionDelay: 3000,
    leavesAfter: 200,
    way: 'another site',
  },
  {
    form: 'heroProject',
    moment: 'before React',
    connectionDelay: 3000,
    leavesAfter: 50,
    way: 'another page',
  },
  { form: 'contactPage', moment: 'after React', connectionDelay: 3000, leavesAfter: 0, way: 'closing' },
  { form: 'subscribe', moment: 'after React', connectionDelay: 3000, leavesAfter: 200, way: 'another site' },
  {
    form: 'serviceInline',
    moment: 'after React',
    connectionDelay: 3000,
    leavesAfter: 50,
    way: 'another page',
  },
];

for (const one of cases)
  test(nameOf(one), async ({ engine }) => {
    const { leads, stuck } = await visit(engine, one, { isReleasedLate: true });
    expect(stuck).toBeUndefined();
    // A second copy may come: it has the number of the first.
    expect(leads).toBeGreaterThan(0);
  });
