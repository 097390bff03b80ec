import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useForm, type FieldValues, type Path, type PathValue, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { failedRules } from '../../schemas/formSchema';
import { track } from '../analytics/events';
import { drafts } from '../leads/page';
import type { FormId } from '../leads/formCatalogue';
import LeadNotices from './LeadNotices';
import { mountLeadNotices } from './leadNoticesHost';

type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

export interface LiveFormOptions<Input extends FieldValues, Output> {
  formId: FormId;
  submitSchema: FormSchema<Input, Output>;
  liveSchema: FormSchema<Input, Output>;
  /** When the first check runs. */
  mode?: 'onChange' | 'onSubmit';
}

/**
 * React Hook Form with one schema for typing and one for submitting, because their messages may differ. It has no default
 * values: text typed into the prerendered page is the form's state.
 */
export function useLiveForm<Input extends FieldValues, Output>(options: LiveFormOptions<Input, Output>) {
  const { formId, submitSchema, liveSchema, mode = 'onChange' } = options;
  // Loaded with the form, because the notices are needed when the network fails.
  useEffect(() => mountLeadNotices(LeadNotices), []);
  // The library takes one resolver and does not say whether it runs for typing or for a submit.
  const submitting = useRef(false);
  const onSubmitResolver = zodResolver(submitSchema);
  const whileTypingResolver = zodResolver(liveSchema);
  const resolver: Resolver<Input, unknown, Output> = (...call) =>
    submitting.current ? onSubmitResolver(...call) : whileTypingResolver(...call);

  const form = useForm<Input, unknown, Output>({ mode, resolver });
  const { getValues, setValue } = form;

  useEffect(() => {
    for (const [name, value] of Object.entries(drafts.read(formId))) {
      const field = name as Path<Input>;
      if (value && !getValues(field)) setValue(field, value as PathValue<Input, Path<Input>>);
    }
  }, [formId, getValues, setValue]);

  const onInvalid = () => {
    for (const [field, rule] of Object.entries(failedRules(submitSchema, getValues())))
      track({ type: 'field_error', form: formId, field, rule });
  };

  /** Submits values that the submit schema accepts; otherwise shows every error and moves the focus to the first. */
  const submitWith = (onValid: () => Promise<void>) => async (event: SubmitEvent<HTMLFormElement>) => {
    if (submitting.current) {
      event.preventDefault();
      return;
    }
    submitting.current = true;
    try {
      await form.handleSubmit(() => onValid(), onInvalid)(event);
    } finally {
      submitting.current = false;
    }
  };

  return { form, submitWith };
}
