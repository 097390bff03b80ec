import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { thanks } from '../content/forms';
import { leadNotices } from '../content/leadNotices';
import { endpoint, nativeFields } from '../leads/crm';
import type { FormNote } from '../leads/submitWithoutReact';
import type { FormId } from '../leads/formCatalogue';

const Message = styled('p')({ fontWeight: 600 });

const notes: Record<FormNote, string> = {
  sent: thanks.text,
  notSent: leadNotices.held.notSent,
  notConfirmed: leadNotices.held.notConfirmed,
  stored: leadNotices.held.stored,
  unstored: leadNotices.held.unstored,
  givenUp: `${leadNotices.givenUp.title} ${leadNotices.givenUp.text}`,
  unsaved: leadNotices.unsent,
  deleted: leadNotices.deleted,
};

/** The attributes of a form that can post to the CRM without scripts. */
export const nativeForm = { method: 'post', action: endpoint, acceptCharset: 'UTF-8' } as const;

/** The element of a form. The browser's own checks guard it until React has loaded; from then on the messages are ours. */
export const useNativeForm = (): RefObject<HTMLFormElement | null> => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);
  return element;
};

/**
 * The parts that let a form be sent without React: the CRM's fixed fields, and hidden messages for the boot script.
 */
export const NativePost = memo(function NativePost({ formId }: { formId: FormId }) {
  const { pathname } = useLocation();
  return (
    <>
      {Object.entries(nativeFields(formId, pathname)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div role="status">
        {Object.entries(notes).map(([name, text]) => (
          <Message key={name} data-note={name} hidden>
            {text}
          </Message>
        ))}
        <p data-delete="" hidden>
          <Button variant="outlined" size="small" data-native="">
            {leadNotices.remove}
          </Button>
        </p>
      </div>
    </>
  );
});
