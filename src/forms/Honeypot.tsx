import { styled } from '@mui/material/styles';
import { HONEYPOT } from '../config/form.markup';
import { mark } from '../config/mark';
import { honeypotLabel } from '../content/forms';

const OffScreen = styled('div')({
  position: 'absolute',
  left: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
  // Keeps it out of a copied page.
  userSelect: 'none',
});

/**
 * A field that people cannot see or reach; only bots fill it in, and their lead is marked. It has no name, so a form that
 * posts without scripts does not send it.
 */
export const Honeypot = () => (
  <OffScreen aria-hidden="true">
    <label>
      {honeypotLabel}
      <input type="text" tabIndex={-1} autoComplete="off" {...mark(HONEYPOT)} />
    </label>
  </OffScreen>
);
