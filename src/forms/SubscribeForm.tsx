import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { formCopy, newsUse } from '../content/forms';
import { FormFields } from './FormFields';
import { partsOf } from './formParts';
import { Honeypot } from './Honeypot';
import { NativePost } from './NativePost';
import { PrivacyLink } from './PrivacyLink';
import { useCrmForm } from './useCrmForm';

/** The newsletter's single field. Enter submits, because there is no other control to move to. */
export const SubscribeForm = () => {
  const { form, formProps, submits } = useCrmForm('subscribe');
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        {...formProps}
        sx={{ display: 'grid', gap: 2, maxWidth: 520, gridTemplateColumns: { sm: '1fr auto' } }}
      >
        <FormFields key={submits} fields={partsOf('subscribe').fields} />
        <Honeypot />
        <Button type="submit" sx={{ marginTop: { sm: '27px' }, alignSelf: { sm: 'start' } }}>
          {formCopy.subscribe.submit}
        </Button>
        <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
          {newsUse.before}
          <PrivacyLink />
          {newsUse.after}
        </Typography>
        <NativePost formId="subscribe" />
      </Box>
    </FormProvider>
  );
};
