import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import { FormProvider, type FieldValues, type Path } from 'react-hook-form';
import type { Fields } from '../../schemas/fields/field';
import { useFormOpened } from '../analytics/useFormOpened';
import { formCopy, replyPromise } from '../content/forms';
import { sendForm } from '../leads/page';
import { ConsentField } from './ConsentField';
import { enterMoves } from './enterMoves';
import { FormFields } from './FormFields';
import { Honeypot } from './Honeypot';
import { nativeForm, NativePost, useNativeForm } from './NativePost';
import { useLiveForm, type LiveFormOptions } from './useLiveForm';

interface CrmFormProps<Input extends FieldValues, Output> extends LiveFormOptions<Input, Output> {
  fields: Fields;
  clearable?: boolean;
  /** The form's accessible name, when it is not the title in the content. */
  label?: string | undefined;
  /** Called once the lead is saved and on its way. */
  onSent: () => void;
}

/** A lead form: fields, consent and the submit button. Enter moves to the next control. It can post without scripts. */
export function CrmForm<Input extends FieldValues, Output>(props: CrmFormProps<Input, Output>) {
  const { fields, clearable = false, formId, label, onSent } = props;
  const { form, submitWith } = useLiveForm(props);
  const { title, submit } = formCopy[formId];
  const onFocus = useFormOpened(formId);
  const element = useNativeForm();
  // A new key after each submit resets the state of the inputs.
  const [submits, setSubmits] = useState(0);
  const onSubmit = submitWith(async () => {
    if (element.current) await sendForm(element.current).thanked;
    form.reset();
    setSubmits(submits + 1);
    onSent();
  });
  // Kept from the first render: each field subscribes to its own errors, so a change in one does not render the others.
  const [formState] = useState(form.formState);
  return (
    <FormProvider {...form} formState={formState}>
      <Stack
        component="form"
        spacing={2.5}
        {...nativeForm}
        ref={element}
        data-form={formId}
        aria-label={label ?? title}
        onSubmit={onSubmit}
        onFocus={onFocus}
        onKeyDown={enterMoves((field) => form.trigger(field as Path<Input>))}
      >
        <Fragment key={submits}>
          <FormFields fields={fields} clearable={clearable} />
          <Honeypot />
          <ConsentField />
        </Fragment>
        <NativePost formId={formId} />
        <Stack
          data-submit=""
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1.5, columnGap: 2.5 }}
        >
          <Button type="submit" size="large">
            {submit}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {replyPromise}
          </Typography>
        </Stack>
      </Stack>
    </FormProvider>
  );
}
