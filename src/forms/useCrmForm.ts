import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { brokenRules } from '../../schemas/checks';
import { pasted } from '../../schemas/fields/field';
import { track } from '../analytics/events';
import { useFormOpened } from '../analytics/useFormOpened';
import type { TextInput } from '../browser/editInput';
import { FIELD, FORM } from '../config/form.markup';
import { marked } from '../config/mark';
import { formCopy } from '../content/forms';
import { dialogs } from '../dialogs/dialogs';
import { wireName } from '../leads/crm';
import type { FormId } from '../leads/formCatalogue';
import { sendForm } from '../leads/page';
import { drafts } from '../leads/visitor';
import { showNotes } from '../native/formNotes';
import { partsOf, type Values } from './formParts';
import { mountLeadNotices } from './mountLeadNotices';
import { nativeForm, useNativeForm } from './NativePost';

/**
 * The state of a lead form and the props of its element. The form must be able to post without scripts, so its inputs are
 * the state and have the CRM's names; React Hook Form only adds messages. There are no default values: text typed into
 * the prerendered page counts.
 */
export function useCrmForm(formId: FormId) {
  const { fields, schemas, resolvers, mode = 'onChange' } = partsOf(formId);
  useEffect(mountLeadNotices, []);

  // React Hook Form takes one resolver and does not say whether it runs for typing or for a submit.
  const isSubmitting = useRef(false);
  const form = useForm<Values>({
    mode,
    resolver: (...given) => resolvers[isSubmitting.current ? 'submit' : 'live'](...given),
  });
  const { getValues, setValue } = form;

  const element = useNativeForm();
  /** Reads what a draft, or a password manager that sends no event, has written into the inputs. */
  const readInputs = useCallback(
    (within: ParentNode) => {
      for (const input of within.querySelectorAll<TextInput>(marked(FIELD))) {
        if (input.value === (getValues(input.name) ?? '')) continue;
        // It writes the tidied text into the input, too.
        setValue(input.name, pasted(fields[input.getAttribute(FIELD) ?? ''] ?? {}, input.value).value);
      }
    },
    [fields, getValues, setValue],
  );
  useEffect(() => {
    if (!element.current) return;
    drafts.fill(element.current);
    readInputs(element.current);
  }, [element, readInputs]);

  /** Validates the input of a name as it is now, shows its error and returns whether it is valid. */
  const validate = (name: string): Promise<boolean> => {
    if (element.current) readInputs(element.current);
    return form.trigger(name);
  };

  const [submits, setSubmits] = useState(0);
  const reportErrors = () => {
    const broken = brokenRules(schemas.submit, getValues());
    for (const field of Object.keys(fields)) {
      const rule = broken[wireName(field)];
      if (rule) track({ type: 'field_error', form: formId, field, rule });
    }
  };
  /** Sends values that the submit schema accepts; otherwise shows every error and moves the focus to the first. */
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const { currentTarget } = event;
    // Not the values from the schema: `leads/readForm.ts` reads the inputs, because it does so without React too.
    // tests/schemas/fields.test.ts holds that both give the same values.
    const send = async () => {
      if ((await sendForm(currentTarget).answer) === 'unsaved') {
        showNotes(currentTarget, ['unsaved']);
        return;
      }
      showNotes(currentTarget, []);
      // In one step: text typed between the two would be lost with the old inputs.
      flushSync(() => {
        form.reset();
        setSubmits((count) => count + 1);
      });
      dialogs.thank(currentTarget);
    };
    // Typing before the answer is checked by the submit schema too. That does not matter: a sent form is emptied then.
    isSubmitting.current = true;
    try {
      readInputs(currentTarget);
      await form.handleSubmit(send, reportErrors)(event);
    } finally {
      isSubmitting.current = false;
    }
  };

  return {
    form,
    validate,
    formProps: {
      ...nativeForm,
      ref: element,
      [FORM]: formId,
      'aria-label': formCopy[formId].title,
      onSubmit,
      onFocus: useFormOpened(formId),
    },
    /** The key of the inputs: it resets their state, such as notes about removed characters, after a submit. */
    submits,
  };
}
