import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Fragment, memo, useState, type ComponentProps, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useFormOpened } from '../analytics/useFormOpened';
import { leadNotices } from '../content/leadNotices';
import type { FormNote } from '../leads/deliverForm';
import { nativeExtras } from '../leads/extras';
import { formCatalogue, type FormId } from '../leads/formCatalogue';
import { endpoint, nativeFields } from '../leads/webToLead';
import { space, type } from '../theme/tokens';
import { ConsentField } from './ConsentField';
import { enterMoves } from './enterMoves';

const Form = styled('form')({ display: 'grid', gap: space(2.5) });
const Note = styled('p')({ ...type.small, color: 'var(--muted)' });
const Message = styled('p')({ fontWeight: 600 });
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

const nativeNotes: Record<FormNote, string> = {
  sent: leadNotices.thanks,
  saved: `${leadNotices.held.title} ${leadNotices.held.stored}`,
  unsaved: leadNotices.unsent,
};

/** The messages of a form that is delivered before React has taken it over; the boot script shows one of them. */
const NativeNotes = memo(function NativeNotes() {
  return (
    <div role="status">
      {Object.entries(nativeNotes).map(([name, text]) => (
        <Message key={name} data-note={name} hidden>
          {text}
        </Message>
      ))}
    </div>
  );
});

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
  // The fields watch their own errors. With the whole form's state each of them would render at every change.
  const [formState] = useState(form.formState);
  const hidden = { ...nativeFields(kind, pathname), ...nativeExtras(formId, pathname) };
  return (
    <FormProvider {...form} formState={formState}>
      <Form
        method="post"
        action={endpoint}
        acceptCharset="UTF-8"
        ref={takeOverMessages}
        data-form={formId}
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
        <NativeNotes />
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
