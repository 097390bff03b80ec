/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Field } from '../../schemas/fields/field.ts';
import { forms } from '../../schemas/forms.ts';
import { company } from '../../src/content/company.ts';
import type { ReadLead } from '../readLead.ts';
import { relayDefaults } from '../settings.ts';
import { Page } from './Page.tsx';

interface InputProps {
  name: string;
  field: Field;
  value: string;
  message: string | undefined;
  isFirst: boolean;
}

const Input: FC<InputProps> = ({ name, field, value, message, isFirst }) => {
  const notes = [field.hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    autocomplete: field.autoComplete,
    'aria-required': !field.optional,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': notes || undefined,
    autofocus: isFirst,
  };
  return (
    <div>
      <label for={name}>{field.label}</label>
      {field.rows ? (
        // The parser drops a first line break.
        <textarea {...shared} rows={field.rows}>{`\n${value}`}</textarea>
      ) : (
        <input {...shared} type={field.type ?? 'text'} inputmode={field.inputMode} value={value} />
      )}
      {field.hint && <small id={`${name}-hint`}>{field.hint}</small>}
      {message && (
        <p class="error" id={`${name}-error`}>
          {message}
        </p>
      )}
    </div>
  );
};

interface FormPageProps {
  post: URLSearchParams;
  lead: ReadLead;
  siteUrl: string;
  nonce: string | undefined;
  /** The lead is right, but its address has sent too many. */
  isLimited?: boolean;
}

/** The form again, for a browser without scripts: the typed text, and the message of each field that breaks a rule. */
export const FormPage: FC<FormPageProps> = ({ post, lead, siteUrl, nonce, isLimited = false }) => {
  const fields = Object.entries(forms[lead.kind]);
  const others = [...post].filter(([name]) => !Object.hasOwn(forms[lead.kind], name));
  const [firstWrong] = Object.keys(lead.messages);
  const text = isLimited
    ? `Your details were not sent: too many have come from your network within an hour. You can also call ${company.phone} or write to ${company.email}.`
    : 'Your details were not sent yet.';
  return (
    <Page
      title={isLimited ? 'Please try again later' : 'Please check your details'}
      siteUrl={siteUrl}
      nonce={nonce}
    >
      <p role="alert">{text} Your text is still here.</p>
      <form method="post" action={relayDefaults.path} accept-charset="UTF-8">
        {fields.map(([name, field]) => (
          <Input
            key={name}
            {...{ name, field }}
            value={lead.values[name] ?? ''}
            message={lead.messages[name]}
            isFirst={name === firstWrong}
          />
        ))}
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">Submit</button>
      </form>
    </Page>
  );
};
