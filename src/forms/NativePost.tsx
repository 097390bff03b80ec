import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { mark } from '../config/mark';
import { leadNotices } from '../content/leadNotices';
import { NATIVE } from '../handover/handover.markup';
import { endpoint, fixedFieldsOf, nativeFields } from '../leads/crm';
import type { FormId } from '../leads/formCatalogue';
import type { FormNote } from '../native/formNotes';
import { DELETE, NOTE } from '../native/formNotes.markup';

const notes: Record<FormNote, string> = {
  notSent: leadNotices.held.notSent,
  notConfirmed: leadNotices.held.notConfirmed,
  stored: leadNotices.held.stored,
  unstored: leadNotices.held.unstored,
  givenUp: `${leadNotices.givenUp.title} ${leadNotices.givenUp.text}`,
  unsaved: leadNotices.unsaved,
  deleted: leadNotices.deleted,
};

/** The attributes of a form that can post to the CRM without scripts. */
export const nativeForm = { method: 'post', action: endpoint, acceptCharset: 'UTF-8' } as const;

/**
 * The ref of a form. With React on, the browser's checks must not stop a submit: the messages are ours. The boot script sets
 * the same for prerendered forms.
 */
export const useNativeForm = (): RefObject<HTMLFormElement | null> => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);
  return element;
};

const HiddenInputs = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** The fields that the browser posts without scripts, besides the visitor's entries. */
const NativeFields = ({ formId }: { formId: FormId }) => {
  const { pathname } = useLocation();
  return <HiddenInputs fields={nativeFields(formId, pathname)} />;
};

/**
 * The parts that let a form be sent without React: the CRM's fixed fields, and hidden messages. The boot script shows
 * and hides the messages by DOM code. React leaves their `hidden` alone as long as this prop never changes, so it must not
 * depend on state. A dialog's form has no envelope, which
 * names the page: it is outside the router and is never posted without scripts.
 */
export const NativePost = memo(function NativePost({ formId }: { formId: FormId }) {
  return (
    <>
      {useInRouterContext() ? (
        <NativeFields formId={formId} />
      ) : (
        <HiddenInputs fields={fixedFieldsOf(formId)} />
      )}
      <Box role="status" sx={{ fontWeight: 600 }}>
        {Object.entries(notes).map(([name, text]) => (
          <p key={name} {...mark(NOTE, name)} hidden>
            {text}
          </p>
        ))}
        <p {...mark(DELETE)} hidden>
          <Button variant="outlined" size="small" {...mark(NATIVE)}>
            {leadNotices.remove}
          </Button>
        </p>
      </Box>
    </>
  );
});
