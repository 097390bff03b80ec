import { expect, test } from 'vitest';
import { rulesOf, type Fields } from '../../schemas/fields/field';
import { forms } from '../../schemas/forms';
import { messageOf } from '../../schemas/ruleTable';
import { catchPosts, field, fillIn, submitQuickly } from '../helpers/forms';
import { showContactForm, showLeadForm, showSubscribeForm } from '../helpers/formViews';

/** Enters the example of every rule that can be the first to fail, and reads its message live and after a submit. */
const readEveryMessage = async (fields: Fields) => {
  // The newsletter shows nothing before the first submit.
  await submitQuickly();
  for (const spec of Object.values(fields)) {
    const input = field(spec.label);
    for (const rule of spec.rules) {
      const live = rulesOf(spec, 'live').find(({ id }) => id === rule.id);
      if (live?.example === undefined) continue;
      // React reports an emptied field only if it held something.
      fillIn({ [spec.label]: 'a' });
      fillIn({ [spec.label]: live.example });
      const { value } = input;
      await expect(input).toShowError(messageOf(live, value));
      await submitQuickly();
      await expect(input).toShowError(messageOf(rule, value));
    }
  }
};

test.each([
  ['lead', showLeadForm],
  ['contact', showContactForm],
  ['subscribe', showSubscribeForm],
] as const)(
  'the %s form shows every message of its fields and sends none of the values',
  async (kind, show) => {
    const posts = catchPosts();
    show();
    await readEveryMessage(forms[kind]);
    expect(posts).toEqual([]);
  },
);
