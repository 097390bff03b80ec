import { expect, test } from 'vitest';
import { catchPosts, field, fillIn, submitQuickly } from '../helpers/forms';
import { showForm } from '../helpers/formViews';
import { fields, inName } from './fieldValues';

// One form for all values of a field, because rendering a form takes longer than entering a value.
test.each(fields)(
  'the $form form shows the message of each value of $label, while typing and after a submit',
  async ({ form, label, rows }) => {
    const posts = catchPosts();
    showForm(form);
    // The newsletter shows nothing before the first submit.
    await submitQuickly();
    for (const { value, says, whileTyping = says } of rows) {
      // React reports an emptied field only if it held something.
      fillIn({ [label]: 'a' });
      fillIn({ [label]: value });
      await expect(field(label), `${inName(value)}, typed`).toShowError(whileTyping);
      await submitQuickly();
      await expect(field(label), `${inName(value)}, submitted`).toShowError(says);
    }
    expect(posts).toEqual([]);
  },
);
