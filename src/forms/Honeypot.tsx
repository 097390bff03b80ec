import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { honeypotLabel } from '../content/forms';

const OffScreen = styled('div')({
  position: 'absolute',
  left: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

/**
 * A field that people neither see nor reach, for programs that fill in everything. Without a name it is not sent by a form
 * that posts without scripts.
 */
export const useHoneypot = () => {
  const input = useRef<HTMLInputElement>(null);
  return {
    isFilled: () => (input.current?.value ?? '') !== '',
    field: (
      <OffScreen aria-hidden="true">
        <label>
          {honeypotLabel}
          <input ref={input} type="text" tabIndex={-1} autoComplete="off" data-honeypot="" />
        </label>
      </OffScreen>
    ),
  };
};
