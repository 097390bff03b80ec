import { styled } from '@mui/material/styles';
import { useRef } from 'react';

const Away = styled('div')({ position: 'absolute', left: '-200vw', width: 1, height: 1, overflow: 'hidden' });

/**
 * A field that people neither see nor reach, for programs that fill in everything. It has no name: a form that posts
 * without scripts does not send it.
 */
export const useHoneypot = () => {
  const input = useRef<HTMLInputElement>(null);
  return {
    isFilled: () => (input.current?.value ?? '') !== '',
    field: (
      <Away aria-hidden="true">
        <label>
          Leave this empty
          <input ref={input} type="text" tabIndex={-1} autoComplete="off" data-honeypot="" />
        </label>
      </Away>
    ),
  };
};
