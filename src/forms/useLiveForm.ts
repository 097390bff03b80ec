import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { track } from '../analytics/events';
import type { FormId } from '../leads/formCatalogue';
import LeadNotices from './LeadNotices';
import { bringNotices } from './notices';

type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

/**
 * React Hook Form with two schemas: one for typing, one for submitting, because the same mistake may be worded
 * differently at the two moments. There are no default values: what a visitor typed into the prerendered page before
 * React took over is the form's state.
 */
export function useLiveForm<Input extends FieldValues, Output>(
  formId: FormId,
  submitSchema: FormSchema<Input, Output>,
  liveSchema: FormSchema<Input, Output>,
  mode: 'onChange' | 'onSubmit' = 'onChange',
) {
  // With the form, not when they are needed: once the network is gone it is too late to fetch them.
  useEffect(() => bringNotices(LeadNotices), []);
  const submitting = useRef(false);
  const onSubmitResolver = zodResolver(submitSchema);
  const whileTypingResolver = zodResolver(liveSchema);
  const resolver: Resolver<Input, unknown, Output> = (...call) =>
    submitting.current ? onSubmitResolver(...call) : whileTypingResolver(...call);

  const form = useForm<Input, unknown, Output>({ mode, resolver });

  const onInvalid = (errors: FieldErrors) => {
    for (const [field, error] of Object.entries(errors))
      if (typeof error?.message === 'string')
        track({ type: 'field_error', form: formId, field, message: error.message });
  };

  /** Submits when the submit schema accepts; else shows each field's error and moves the focus to the first. */
  const submitWith = (onValid: (values: Output) => void) => async (event: SubmitEvent<HTMLFormElement>) => {
    if (submitting.current) {
      event.preventDefault();
      return;
    }
    submitting.current = true;
    try {
      await form.handleSubmit((values) => onValid(values), onInvalid)(event);
    } finally {
      submitting.current = false;
    }
  };

  return { form, submitWith };
}
