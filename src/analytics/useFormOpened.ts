import { useRef } from 'react';
import { track } from './events';

/** For a form's `onFocus`: sends `form_opened` when the focus first enters the form. */
export const useFormOpened = (form: string) => {
  const isOpened = useRef(false);
  return () => {
    if (isOpened.current) return;
    isOpened.current = true;
    track({ type: 'form_opened', form });
  };
};
