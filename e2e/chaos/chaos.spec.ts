/**
 * A broken file loses no lead. Each form of differentForms, each fault and each moment is in at least one case; `npm run
 * chaos` takes every combination, with every file.
 */
import { expect, test } from 'playwright/test';
import { differentForms } from '../helpers/forms';
import { everyFile, faults } from './brokenFiles';
import { moments, nameOf, type Case } from './cases';
import { visit } from './visit';

const cases: readonly Case[] = [
  { form: 'homeInline', file: 'boot.js', fault: 'abort', moment: 'before the first load' },
  { form: 'homeInline', file: 'entry-client.js', fault: 'stall', moment: 'before the first load' },
  { form: 'homeInline', file: 'home.js', fault: 'abort once', moment: 'before the first load' },
  { form: 'contactPage', file: 'leads.js', fault: 'html', moment: 'before the first load' },
  { form: 'contactPage', file: 'later.css', fault: 'stall', moment: 'before the first load' },
  { form: 'contactPage', file: 'forms.js', fault: 'abort once', moment: 'before the first load' },
  { form: 'serviceInline', file: 'react.js', fault: 'abort', moment: 'before the first load' },
  { form: 'serviceInline', file: everyFile, fault: 'gone', moment: 'before the first load' },
  { form: 'subscribe', file: 'dialogs.txt', fault: 'html', moment: 'before the first load' },
  { form: 'heroProject', file: 'entry-dialogs.js', fault: 'abort', moment: 'before the first load' },
  { form: 'heroProject', file: 'entry-dialogs.js', fault: 'abort once', moment: 'after hydration' },
  { form: 'heroProject', file: 'dialogs.css', fault: 'stall', moment: 'before the first load' },
  { form: 'course', file: 'later.css', fault: 'stall', moment: 'before the first load' },
  { form: 'course', file: 'entry-leads.js', fault: 'stall', moment: 'before the first load' },
  { form: 'portfolio', file: everyFile, fault: 'gone', moment: 'after a deploy' },
];

test('every form, fault and moment has a case', () => {
  const seen = (trait: keyof Case) => [...new Set(cases.map((one) => one[trait]))].toSorted();
  expect(seen('form')).toEqual(differentForms.toSorted());
  expect(seen('fault')).toEqual(faults.toSorted());
  expect(seen('moment')).toEqual(moments.toSorted());
});

for (const testCase of cases)
  test(nameOf(testCase), async ({ browser }) => {
    const { wasHit, problems, stuck } = await visit(browser, testCase);
    expect(wasHit, 'the server has broken a file for the visit').toBe(true);
    expect(problems, stuck).toEqual([]);
  });
