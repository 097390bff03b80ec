import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { border, colour } from '../theme/tokens';

/** The most choices of a toggle: each one needs a style rule. */
const MOST = 4;
const hasPseudo = '@supports selector(:has(*))';

const Root = styled('div')({
  // Firefox before 121 has no `:has()`: it shows all panels, without the choices.
  [hasPseudo]: {
    // Paper has no choices, and shows all panels.
    '@media screen': {
      '& > [data-panel]': { display: 'none' },
      ...Object.fromEntries(
        Array.from({ length: MOST }, (_, index) => [
          `&:has(> div > * > input[value="${index}"]:checked) > [data-panel="${index}"]`,
          { display: 'block' },
        ]),
      ),
    },
  },
});
const Choices = styled('div')(({ theme }) => ({
  display: 'none',
  marginBottom: theme.spacing(4),
  padding: 4,
  border,
  borderRadius: 32,
  backgroundColor: colour.white,
  [hasPseudo]: { display: 'inline-flex', flexWrap: 'wrap' },
  '&:has(> :only-child)': { margin: 0, padding: 0, border: 0, borderRadius: 0, background: 'none' },
  '@media print': { display: 'none' },
}));
const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: `0 clamp(12px, 2.5vw, ${theme.spacing(3)})`,
  borderRadius: 28,
  color: colour.ink,
  fontWeight: 700,
  // Four choices fit on a phone.
  fontSize: 'clamp(0.875rem, 0.5rem + 1.8vw, 1.0625rem)',
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: colour.ink, color: colour.cream },
  // A single choice cannot be changed, so it looks like a heading.
  '&:only-child': {
    padding: 0,
    borderBottom: `4px solid ${colour.sun}`,
    borderRadius: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'auto',
  },
  '&:has(:focus-visible)': { outline: `3px solid ${colour.cobalt}`, outlineOffset: 4 },
}));

interface ToggleProps {
  /** The name of the choice, for screen readers and its radio buttons: no other toggle of the page has it. */
  label: string;
  /** The first choice is the default. */
  options: readonly { id: string; label: string; content: ReactNode }[];
}

/** Tabs made of radio buttons and CSS, which work before React and without scripts. */
export const Toggle = ({ label, options }: ToggleProps) => {
  // The panels of further choices would stay hidden.
  if (options.length > MOST) throw new Error(`A toggle has at most ${MOST} choices, not ${options.length}.`);
  return (
    <Root>
      <Choices role="radiogroup" aria-label={label}>
        {options.map((option, index) => (
          <Choice key={option.id}>
            <input
              type="radio"
              // Not `useId`, which differs when React renders the part again: `typedText.ts` finds the choice by its name.
              name={label}
              value={index}
              defaultChecked={index === 0}
              className="visually-hidden"
            />
            {option.label}
          </Choice>
        ))}
      </Choices>
      {options.map(({ id, content }, index) => (
        <div key={id} data-panel={index}>
          {content}
        </div>
      ))}
    </Root>
  );
};
