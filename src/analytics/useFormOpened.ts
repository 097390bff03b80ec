import { useRef } from 'react';
import { track } from './events';

/** For a form's `onFocus`: it counts as opened when the focus enters it for the first time. */
export const useFormOpened = (form: string) => {
  const isOpened = useRef(false);
  return () => {
    if (isOpened.current) return;
    isOpened.current = true;
    track({ type: 'form_opened', form });
  };
};
