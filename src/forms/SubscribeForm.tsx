import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormProvider } from 'react-hook-form';
import { formCopy } from '../content/forms';
import { FormFields } from './FormFields';
import { partsOf } from './formKinds';
import { Honeypot } from './Honeypot';
import { NativePost } from './NativePost';
import { useCrmForm } from './useCrmForm';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 520,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& > button': { marginTop: 27, alignSelf: 'start' },
  },
}));

/** The newsletter's one field. Enter submits, because there is no other control to move to. */
export const SubscribeForm = () => {
  const { form, formProps } = useCrmForm('subscribe');
  return (
    <FormProvider {...form}>
      <Form {...formProps}>
        <FormFields fields={partsOf('subscribe').fields} />
        <Honeypot />
        <Button type="submit">{formCopy.subscribe.submit}</Button>
        <NativePost formId="subscribe" />
      </Form>
    </FormProvider>
  );
};
