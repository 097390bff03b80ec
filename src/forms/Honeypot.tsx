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
 * A field that people cannot see or reach; only bots fill it in. It has no name, so a form that posts without scripts does
 * not send it.
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
