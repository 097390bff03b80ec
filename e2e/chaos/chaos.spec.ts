/** A broken file loses no lead: one case for each form, kind of file, fault and moment. `npm run chaos` takes all cases. */
import { expect, test } from 'playwright/test';
import { everyFile } from './brokenFiles';
import { nameOf, type Case } from './cases';
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
  { form: 'heroProject', file: 'dialogs.css', fault: 'stall', moment: 'before the first load' },
  { form: 'course', file: 'later.css', fault: 'stall', moment: 'before the first load' },
  { form: 'course', file: 'entry-leads.js', fault: 'stall', moment: 'before the first load' },
  { form: 'portfolio', file: everyFile, fault: 'gone', moment: 'after a deploy' },
];

for (const testCase of cases)
  test(nameOf(testCase), async ({ browser }) => {
    const { wasHit, problems, stuck } = await visit(browser, testCase);
    expect(wasHit, 'the visit asks for the broken file').toBe(true);
    expect(problems, stuck).toEqual([]);
  });
