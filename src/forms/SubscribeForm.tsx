import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';
import { limits } from '../../schemas/limits';
import { subscribeEmailRules, subscribeSchema } from '../../schemas/subscribe';
import { useFormOpened } from '../analytics/useFormOpened';
import { submitLead } from '../leads';
import { formCatalogue } from '../leads/formCatalogue';
import { from, space } from '../theme/tokens';
import { FormField, type FieldSpec } from './FormField';
import { useHoneypot } from './Honeypot';
import { useSuccess } from './SuccessDialog';
import { useLiveForm } from './useLiveForm';

const Form = styled('form')({
  display: 'grid',
  gap: space(2),
  maxWidth: 520,
  [from.sm]: { gridTemplateColumns: '1fr auto', '& > button': { marginTop: 27, alignSelf: 'start' } },
});

const email: FieldSpec = {
  name: 'email',
  label: 'Email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: limits.email,
};

/** The newsletter's one field. Here Enter does submit: there is nothing else to go to. */
export const SubscribeForm = () => {
  const { form, submitWith } = useLiveForm({
    formId: 'subscribe',
    submitSchema: subscribeSchema,
    liveSchema: subscribeSchema,
    rules: { email: subscribeEmailRules },
  });
  const onFocus = useFormOpened('subscribe');
  const honeypot = useHoneypot();
  const success = useSuccess();
  const onSubmit = submitWith((values) => {
    submitLead('subscribe', values, { suspicious: honeypot.isFilled() });
    form.reset();
    success.show();
  });
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        data-form="subscribe"
        aria-label={formCatalogue.subscribe.title}
        onSubmit={onSubmit}
        onFocus={onFocus}
      >
        <FormField spec={email} />
        {honeypot.field}
        <Button type="submit">{formCatalogue.subscribe.submit}</Button>
      </Form>
      {success.dialog}
    </FormProvider>
  );
};
