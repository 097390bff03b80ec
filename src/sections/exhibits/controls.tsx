import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { border, colour, motion, radius, shadow } from '../../theme/tokens';

/** Controls need the script; without it only the drawing shows. */
const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

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
const Field = styled('label')(({ theme }) => ({
  display: 'grid',
  ...needsScript,
  '& > span': { ...theme.typography.subtitle2, display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& strong': { whiteSpace: 'nowrap' },
  '& input': {
    appearance: 'none',
    width: '100%',
    height: 44,
    margin: 0,
    borderRadius: 22,
    background: 'none',
    cursor: 'grab',
    touchAction: 'pan-y',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': { ...track, boxSizing: 'border-box' },
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: -13 },
    '&::-moz-range-thumb': thumb,
  },
}));

interface SliderProps {
  label: string;
  /** The value in words, shown on the right and read out. */
  text: string;
  /** The value at first. */
  start: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
  className?: string;
}

/** A range. It reports a value that the visitor chose before React took over, too. */
export const Slider = ({ label, text, start, onValue, className, ...limits }: SliderProps) => {
  const input = useRef<HTMLInputElement>(null);
  const report = useEffectEvent(() => onValue(input.current?.valueAsNumber ?? start));
  useEffect(() => report(), []);
  return (
    <Field className={className}>
      <span>
        {label} <strong aria-hidden="true">{text}</strong>
      </span>
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={text}
        defaultValue={start}
        onChange={(event) => onValue(event.target.valueAsNumber)}
        {...limits}
      />
    </Field>
  );
};

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  ...needsScript,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
}));
const Pill = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  padding: theme.spacing(0.5, 2),
  border,
  borderRadius: radius.pill,
  backgroundColor: colour.white,
  color: colour.ink,
  ...theme.typography.subtitle2,
  cursor: 'pointer',
  transition: `background-color ${motion}`,
  '&:has(:checked)': { backgroundColor: colour.ink, color: colour.cream },
  '[data-ground=ink] &, [data-ground=pine] &': { borderColor: colour.cream },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 3 },
}));

interface ChoicesProps {
  label: string;
  options: readonly string[];
  /** The index of the first choice. */
  start: number;
  onValue: (index: number) => void;
}

/** Radio buttons as pills. They report a choice made before React took over, too. */
export const Choices = ({ label, options, start, onValue }: ChoicesProps) => {
  const root = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(() =>
    onValue(Number(root.current?.querySelector<HTMLInputElement>(':checked')?.value ?? start)),
  );
  useEffect(() => report(), []);
  return (
    <Group>
      <Typography variant="subtitle2" aria-hidden="true">
        {label}
      </Typography>
      <div role="radiogroup" aria-label={label} ref={root}>
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
      </div>
    </Group>
  );
};
