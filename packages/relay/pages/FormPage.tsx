/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { fieldsByForm } from '../../../schemas/forms.ts';
import { company } from '../../../src/content/company.ts';
import { hiddenNames, type PostedLead } from '../readPost.ts';
import { Page } from './Page.tsx';

interface FormPageProps {
  post: URLSearchParams;
  lead: PostedLead;
  siteUrl: string;
  nonce: string | undefined;
  /** Set when the lead is valid, but its address has sent too many or the relay cannot store it. */
  problem?: keyof typeof problems;
}

const contact = `You can also call ${company.phone} or write to ${company.email}.`;
const problems = {
  limited: `Your details were not sent: too many have come from your network within an hour. Please submit again in an hour. ${contact}`,
  unavailable: `Your details were not sent: we cannot save them at the moment. Please submit again in a few minutes. ${contact}`,
};

/** The purpose of the details, in the words of the site's forms. */
const purposes = {
  answer: 'We use these details to answer your request',
  news: 'We email you when an event has a date, and keep your address until you unsubscribe',
};

/**
 * The form again, for a browser without scripts: with the typed text, and a message at each field that breaks a rule.
 */
export const FormPage: FC<FormPageProps> = ({ post, lead, siteUrl, nonce, problem }) => {
  const fields = fieldsByForm[lead.kind];
  const [firstWrong] = Object.keys(lead.messages);
  const title = problem ? 'Please try again later' : 'Please check your details';
  const hidden = hiddenNames.filter((name) => post.has(name) && !Object.hasOwn(fields, name));
  return (
    <Page title={title} siteUrl={siteUrl} nonce={nonce}>
      <p role="alert">
        {problem ? problems[problem] : 'Your details were not sent yet.'} Your text is still here.
      </p>
      {/* Without an action it posts to its own address, which a proxy may have changed. */}
      <form method="post" accept-charset="UTF-8">
        {Object.entries(fields).map(([name, { label, hint, optional, rows, type, ...field }]) => {
          const message = lead.messages[name];
          const notes = [hint && `${name}-hint`, message && `${name}-error`].filter(Boolean).join(' ');
          const shared = {
            id: name,
            name,
            autocomplete: field.autoComplete,
            'aria-required': !optional,
            'aria-invalid': message ? true : undefined,
            'aria-describedby': notes || undefined,
            autofocus: name === firstWrong,
          };
          const value = lead.values[name] ?? '';
          return (
            <div key={name}>
              <label for={name}>{label}</label>
              {rows ? (
                // HTML drops the first line break in a textarea.
                <textarea {...shared} rows={rows}>{`\n${value}`}</textarea>
              ) : (
                <input {...shared} type={type ?? 'text'} inputmode={field.inputMode} value={value} />
              )}
              {hint && <small id={`${name}-hint`}>{hint}</small>}
              {message && (
                <p class="error" id={`${name}-error`}>
                  {message}
                </p>
              )}
            </div>
          );
        })}
        {hidden.map((name) => (
          <input key={name} type="hidden" name={name} value={post.get(name) ?? ''} />
        ))}
        <p>
          {lead.kind === 'subscribe' ? purposes.news : purposes.answer}, as our{' '}
          <a href={`${siteUrl}/privacy-policy`}>privacy policy</a> describes. Under 18? Ask a parent or
          guardian to send it.
        </p>
        <button type="submit">Submit</button>
      </form>
    </Page>
  );
};
