import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';
import { subscribeFields, subscribeSchema } from '../../schemas/subscribe';
import { useFormOpened } from '../analytics/useFormOpened';
import { formCopy } from '../content/forms';
import { sendForm } from '../leads/page';
import { FormFields } from './FormFields';
import { Honeypot } from './Honeypot';
import { nativeForm, NativePost, useNativeForm } from './NativePost';
import { useSuccess } from './SuccessDialog';
import { useLiveForm } from './useLiveForm';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 520,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& > button': { marginTop: 27, alignSelf: 'start' },
  },
}));

/**
 * The newsletter's one field. Like a browser's own check it reports nothing before the first submit. Enter submits, because
 * there is no other control to move to.
 */
export const SubscribeForm = () => {
  const { form, submitWith } = useLiveForm({
    formId: 'subscribe',
    submitSchema: subscribeSchema,
    liveSchema: subscribeSchema,
    mode: 'onSubmit',
  });
  const onFocus = useFormOpened('subscribe');
  const element = useNativeForm();
  const success = useSuccess();
  const onSubmit = submitWith(async () => {
    if (element.current) await sendForm(element.current).thanked;
    form.reset();
    success.show();
  });
  return (
    <FormProvider {...form}>
      <Form
        {...nativeForm}
        ref={element}
        data-form="subscribe"
        aria-label={formCopy.subscribe.title}
        onSubmit={onSubmit}
        onFocus={onFocus}
      >
        <FormFields fields={subscribeFields} />
        <Honeypot />
        <Button type="submit">{formCopy.subscribe.submit}</Button>
        <NativePost formId="subscribe" />
      </Form>
      {success.dialog}
    </FormProvider>
  );
};
