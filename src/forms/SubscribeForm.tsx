import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';
import { suggestEmail } from '../../schemas/domainSlip';
import { bareEmail } from '../../schemas/email';
import { subscribeSchema } from '../../schemas/subscribe';
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
  tidy: bareEmail,
  suggest: suggestEmail,
};

/**
 * The newsletter's one field. Like a browser's own check it says nothing before the first submit. Here Enter does submit:
 * there is nothing else to go to.
 */
export const SubscribeForm = () => {
  const { form, submitWith } = useLiveForm({
    formId: 'subscribe',
    submitSchema: subscribeSchema,
    liveSchema: subscribeSchema,
    mode: 'onSubmit',
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
