import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { border, colour, motion, needsScript, outline, radius, shadow } from '../../theme/tokens';

const track = {
  height: 14,
  border: '2px solid var(--text)',
  borderRadius: 7,
  backgroundColor: colour.cream,
} as const;
const thumb = {
  boxSizing: 'border-box',
  width: 36,
  height: 36,
  border,
  borderRadius: '50%',
  backgroundColor: colour.clay,
  boxShadow: shadow(3),
} as const;
const Range = styled('input')({
  appearance: 'none',
  width: '100%',
  height: 44,
  margin: 0,
  borderRadius: 22,
  background: 'none',
  cursor: 'grab',
  touchAction: 'pan-y pinch-zoom',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': { ...track, boxSizing: 'border-box' },
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: -13 },
  '&::-moz-range-thumb': thumb,
});

interface SliderProps {
  label: string;
  /** The value as text, which is shown and announced. */
  text: string;
  /** The value at first. */
  start: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
  /** The range covers a drawing that shows the value itself. */
  over?: boolean;
}

/** A range input. It also reports a value that the visitor chose before React. */
export const Slider = ({ label, text, start, onValue, over, ...limits }: SliderProps) => {
  const input = useRef<HTMLInputElement>(null);
  const report = useEffectEvent(() => onValue(input.current?.valueAsNumber ?? start));
  useEffect(() => report(), []);
  return (
    <Box
      component="label"
      sx={{ display: 'grid', ...needsScript, ...(over && { position: 'absolute', inset: 0 }) }}
    >
      {!over && (
        <Typography
          variant="subtitle2"
          component="span"
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
        >
          {label}{' '}
          <Box component="strong" aria-hidden="true" sx={{ whiteSpace: 'nowrap' }}>
            {text}
          </Box>
        </Typography>
      )}
      <Range
        sx={over ? { height: '100%', opacity: 0, cursor: 'ew-resize' } : undefined}
        ref={input}
        type="range"
        name={label}
        aria-label={label}
        aria-valuetext={text}
        defaultValue={start}
        onChange={(event) => onValue(event.target.valueAsNumber)}
        {...limits}
      />
    </Box>
  );
};

const Pill = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: theme.spacing(0.5, 2),
  border: outline,
  borderRadius: radius.pill,
  backgroundColor: colour.white,
  color: colour.ink,
  ...theme.typography.subtitle2,
  cursor: 'pointer',
  transition: `background-color ${motion}`,
  '&:has(:checked)': { backgroundColor: colour.ink, color: colour.cream },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 3 },
}));

interface ChoicesProps {
  label: string;
  options: readonly string[];
  /** The index of the first choice. */
  start: number;
  onValue: (index: number) => void;
  /** A button after the last choice. */
  children?: ReactNode;
}

/** Radio buttons as pills. They also report a choice that was made before React. */
export const Choices = ({ label, options, start, onValue, children }: ChoicesProps) => {
  const root = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(() =>
    onValue(Number(root.current?.querySelector<HTMLInputElement>(':checked')?.value ?? start)),
  );
  useEffect(() => report(), []);
  return (
    <Stack spacing={1} sx={needsScript}>
      <Typography variant="subtitle2" aria-hidden="true">
        {label}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Box role="radiogroup" aria-label={label} ref={root} sx={{ display: 'contents' }}>
          {options.map((option, index) => (
            <Pill key={option}>
              <input
                type="radio"
                className="visually-hidden"
                name={label}
                value={index}
                defaultChecked={index === start}
                onChange={() => onValue(index)}
              />
              {option}
            </Pill>
          ))}
        </Box>
        {children}
      </Stack>
    </Stack>
  );
};
