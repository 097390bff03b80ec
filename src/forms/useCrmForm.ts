import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { pasted } from '../../schemas/fields/field';
import { fieldErrors } from '../../schemas/formSchema';
import { track } from '../analytics/events';
import { useFormOpened } from '../analytics/useFormOpened';
import { FIELD, FORM, marked } from '../config/markup';
import { formCopy } from '../content/forms';
import { wireName } from '../leads/crm';
import type { FormId } from '../leads/formCatalogue';
import { drafts, sendForm } from '../leads/page';
import { dialogs } from '../runtime/dialogs';
import { setQuietly, type TextInput } from './editInput';
import { partsOf } from './formKinds';
import { mountLeadNotices } from './mountLeadNotices';
import { nativeForm, useNativeForm } from './NativePost';

type Values = Record<string, string>;

/**
 * The state of a lead form and the props of its element. React Hook Form knows a field by its input's name, which is the
 * CRM's. There are no default values: text typed into the prerendered page is the form's state.
 */
export function useCrmForm(formId: FormId) {
  const { fields, submitSchema, liveSchema, mode = 'onChange' } = partsOf(formId);
  const names = Object.keys(fields);
  useEffect(mountLeadNotices, []);

  // The library takes one resolver and does not say whether it runs for typing or for a submit.
  const isSubmitting = useRef(false);
  // Not `zodResolver`, because it loses the rule's id.
  const resolver: Resolver<Values> = (values) => {
    const schema = isSubmitting.current ? submitSchema : liveSchema;
    const errors = fieldErrors(
      schema,
      Object.fromEntries(names.map((name) => [name, values[wireName(name)]])),
    );
    const byInput = Object.entries(errors).map(([name, error]) => [wireName(name), error]);
    return { values, errors: Object.fromEntries(byInput) };
  };
  const form = useForm<Values>({ mode, resolver });
  const { getValues, setValue } = form;

  const element = useNativeForm();
  /** Takes over what a draft, or a password manager without any event, has written into the inputs. */
  const readInputs = useCallback(
    (inputs: Iterable<TextInput>) => {
      for (const input of inputs) {
        if (input.value === (getValues(input.name) ?? '')) continue;
        const { value } = pasted(fields[input.getAttribute(FIELD) ?? ''] ?? {}, input.value);
        if (value !== input.value) setQuietly(input, value);
        setValue(input.name, value);
      }
    },
    [fields, getValues, setValue],
  );
  useEffect(() => {
    if (!element.current) return;
    drafts.fill(element.current);
    readInputs(element.current.querySelectorAll<TextInput>(marked(FIELD)));
  }, [element, readInputs]);

  const [submits, setSubmits] = useState(0);
  const reportErrors = (errors: FieldErrors<Values>) => {
    for (const field of names) {
      const rule = errors[wireName(field)]?.type;
      if (rule) track({ type: 'field_error', form: formId, field, rule });
    }
  };
  /** Sends values that the submit schema accepts; otherwise shows every error and moves the focus to the first. */
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    const { currentTarget } = event;
    readInputs(currentTarget.querySelectorAll<TextInput>(marked(FIELD)));
    const send = async () => {
      await sendForm(currentTarget).thanked;
      form.reset();
      setSubmits(submits + 1);
      dialogs.thank();
    };
    try {
      await form.handleSubmit(send, reportErrors)(event);
    } finally {
      isSubmitting.current = false;
    }
  };

  // Kept from the first render: each field subscribes to its own errors, so a change in one does not render the others.
  const [formState] = useState(form.formState);
  return {
    form: { ...form, formState },
    formProps: {
      ...nativeForm,
      ref: element,
      [FORM]: formId,
      'aria-label': formCopy[formId].title,
      onSubmit,
      onFocus: useFormOpened(formId),
    },
    /** As the key of the inputs it resets their state after a submit. */
    submits,
  };
}
