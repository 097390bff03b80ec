import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { FormProvider } from 'react-hook-form';
import { reply } from '../content/facts/promises';
import { formCopy } from '../content/forms';
import type { FormId } from '../leads/formCatalogue';
import { Beginnings } from './Beginnings';
import { ConsentField } from './ConsentField';
import { enterMoves } from './enterMoves';
import { FormFields } from './FormFields';
import { partsOf } from './formParts';
import { Honeypot } from './Honeypot';
import { NativePost } from './NativePost';
import { useCrmForm } from './useCrmForm';

interface CrmFormProps {
  /** The newsletter has its own component. */
  formId: Exclude<FormId, 'subscribe'>;
  /** The element that names the form, where it is not the title from the content: the subject may be in it. */
  titleId?: string;
  /** Texts that may start an empty message. */
  beginnings?: readonly string[];
}

/** A lead form: fields, consent and the submit button. Enter moves to the next control. It can post without scripts. */
export const CrmForm = ({ formId, titleId, beginnings }: CrmFormProps) => {
  const { form, formProps, validate, submits } = useCrmForm(formId);
  const { fields, layout, clearable } = partsOf(formId);
  const moves = enterMoves(validate);
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        spacing={2.5}
        {...formProps}
        {...(titleId && { 'aria-label': undefined, 'aria-labelledby': titleId })}
        onKeyDown={moves}
        onKeyPress={moves}
      >
        <Fragment key={submits}>
          <FormFields fields={fields} layout={layout} clearable={clearable} />
          {beginnings && beginnings.length > 0 && <Beginnings texts={beginnings} />}
          <Honeypot />
          <ConsentField />
        </Fragment>
        <NativePost formId={formId} />
        <Stack
          data-submit=""
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1.5, columnGap: 2.5 }}
        >
          <Button type="submit" size="large" sx={{ width: { xs: '100%', sm: 'auto' } }}>
            {formCopy[formId].submit}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {reply}
          </Typography>
        </Stack>
      </Stack>
    </FormProvider>
  );
};
