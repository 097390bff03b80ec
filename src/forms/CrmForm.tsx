import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, useState } from 'react';
import { FormProvider, type FieldValues, type Path } from 'react-hook-form';
import type { Fields } from '../../schemas/fields/field';
import { useFormOpened } from '../analytics/useFormOpened';
import { formCopy, replyPromise } from '../content/forms';
import { space, type } from '../theme/tokens';
import { ConsentField } from './ConsentField';
import { enterMoves } from './enterMoves';
import { FormFields } from './FormFields';
import { useHoneypot } from './Honeypot';
import { nativeForm, NativePost } from './NativePost';
import { useLiveForm, type LiveFormOptions } from './useLiveForm';

const Form = styled('form')({ display: 'grid', gap: space(2.5) });
const Note = styled('p')({ ...type.small, color: 'var(--muted)' });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1.5)} ${space(2.5)}`,
});

// The browser's own checks guard the form while no script runs; once React is here the messages are ours.
const turnOffNativeChecks = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

interface CrmFormProps<Input extends FieldValues, Output> extends LiveFormOptions<Input, Output> {
  fields: Fields;
  clearable?: boolean;
  /** The form's accessible name, when it is not the title in the content. */
  label?: string | undefined;
  /** Takes the values that the submit schema accepted. */
  send: (values: Output, options: { suspicious: boolean }) => void;
}

/** A lead form: fields, consent, the submit button, and Enter that moves to the next control. It can post without scripts. */
export function CrmForm<Input extends FieldValues, Output>(props: CrmFormProps<Input, Output>) {
  const { fields, clearable = false, formId, label, send } = props;
  const { form, submitWith } = useLiveForm(props);
  const { title, submit } = formCopy[formId];
  const onFocus = useFormOpened(formId);
  const honeypot = useHoneypot();
  // A new key after each submit gives the inputs a fresh state.
  const [sent, setSent] = useState(0);
  const onSubmit = submitWith((values) => {
    send(values, { suspicious: honeypot.isFilled() });
    form.reset();
    setSent(sent + 1);
  });
  // Frozen: each field watches its own error, and would otherwise render at every change of any field.
  const [formState] = useState(form.formState);
  return (
    <FormProvider {...form} formState={formState}>
      <Form
        {...nativeForm}
        ref={turnOffNativeChecks}
        data-form={formId}
        aria-label={label ?? title}
        onSubmit={onSubmit}
        onFocus={onFocus}
        onKeyDown={enterMoves((field) => form.trigger(field as Path<Input>))}
      >
        <Fragment key={sent}>
          <FormFields fields={fields} clearable={clearable} />
          {honeypot.field}
          <ConsentField />
        </Fragment>
        <NativePost formId={formId} />
        <Foot>
          <Button type="submit" size="large">
            {submit}
          </Button>
          <Note>{replyPromise}</Note>
        </Foot>
      </Form>
    </FormProvider>
  );
}
