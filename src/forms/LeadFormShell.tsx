import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, useState, type ComponentProps, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useFormOpened } from '../analytics/useFormOpened';
import { company } from '../content/company';
import { nativeExtras } from '../leads/extras';
import { formCatalogue, type FormId } from '../leads/formCatalogue';
import { endpoint, nativeFields } from '../leads/webToLead';
import { space, type } from '../theme/tokens';
import { ConsentField } from './ConsentField';
import { enterMoves } from './enterMoves';

const Form = styled('form')({ display: 'grid', gap: space(2.5) });
const Note = styled('p')({ ...type.small, color: 'var(--muted)' });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1.5)} ${space(2.5)}`,
});

// The `required` attributes guard the form while no script runs; once React is here the messages are ours.
const takeOverMessages = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

interface LeadFormShellProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  formId: FormId;
  /** The form's name; the catalogue's title unless a dialog completes it. */
  label?: string | undefined;
  /** How often the form was sent: its fields are new each time. */
  sent: number;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  honeypot: ReactNode;
  children: ReactNode;
}

/**
 * What the lead and the contact forms share: a real form that can post to the CRM by itself, Enter that moves, consent,
 * the promise of an answer and the submit button.
 */
export function LeadFormShell<Input extends FieldValues, Output>(props: LeadFormShellProps<Input, Output>) {
  const { form, formId, label, sent, onSubmit, honeypot, children } = props;
  const { kind, submit, title } = formCatalogue[formId];
  const { pathname } = useLocation();
  const onFocus = useFormOpened(formId);
  // The fields watch their own errors. Handing them the whole form's state would draw them all anew whenever it changes.
  const [formState] = useState(form.formState);
  const hidden = { ...nativeFields(kind, pathname), ...nativeExtras(formId, pathname) };
  return (
    <FormProvider {...form} formState={formState}>
      <Form
        method="post"
        action={endpoint}
        acceptCharset="UTF-8"
        ref={takeOverMessages}
        aria-label={label ?? title}
        onSubmit={onSubmit}
        onFocus={onFocus}
        onKeyDown={enterMoves((field) => form.trigger(field as Path<Input>))}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Fragment key={sent}>
          {children}
          {honeypot}
          <ConsentField />
        </Fragment>
        <Note role="alert" data-when-stuck="" hidden>
          This page is not fully loaded and you seem to be offline. What you typed is still here: try again
          when you are connected, or call {company.phone}.
        </Note>
        <Foot>
          <Button type="submit" size="large">
            {submit}
          </Button>
          <Note>We reply within 24 hours.</Note>
        </Foot>
      </Form>
    </FormProvider>
  );
}
