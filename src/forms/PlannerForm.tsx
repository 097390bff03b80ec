import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import { useId, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { plannerFields, plannerOptions, plannerSchema } from '../../schemas/planner';
import { mark } from '../config/mark';
import { plannerCopy as copy } from '../content/forms';
import { LATE } from '../handover/handover.markup';
import { barHeight, needsScript } from '../theme/tokens';
import { board, boardLabel, signpost } from './signpost.styles';

// The plan replaces the form, which had the focus.
const takeFocus = (plan: HTMLElement | null) => {
  plan?.focus({ preventScroll: true });
  // The button is the last of the form: on a phone the start of the form, where the plan starts, may be above the window.
  if (plan && plan.getBoundingClientRect().top < barHeight) plan.scrollIntoView({ block: 'start' });
};
// The form replaces the plan, which had the focus and may be much longer: the browser scrolls back to the first list.
const focusFirst = (form: HTMLElement | null) => form?.querySelector('select')?.focus();

/**
 * Four lists, drawn as the boards of a signpost. `plan` replaces the form once each list has a choice; until then the
 * button does nothing.
 */
export const PlannerForm = ({ plan }: { plan: ReactNode }) => {
  const id = useId();
  const [planned, setPlanned] = useState(false);
  const [isAgain, setIsAgain] = useState(false);
  const { register, handleSubmit, reset } = useForm({
    resolver: zodResolver(plannerSchema),
    shouldFocusError: false,
  });

  if (planned) {
    const again = () => {
      reset();
      setPlanned(false);
      setIsAgain(true);
    };
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        {plan}
        <Button size="large" onClick={again}>
          {copy.again}
        </Button>
      </div>
    );
  }
  return (
    <Box
      component="form"
      ref={isAgain ? focusFirst : undefined}
      sx={signpost}
      aria-label={copy.name}
      onSubmit={(event) => void handleSubmit(() => setPlanned(true))(event)}
      noValidate
    >
      {plannerFields.map((field, index) => {
        const { ref, ...props } = register(field);
        return (
          <FormControl key={field} fullWidth sx={board(index)}>
            <FormLabel htmlFor={`${id}-${field}`} sx={boardLabel}>
              {copy.labels[field]}
            </FormLabel>
            <Select native id={`${id}-${field}`} inputRef={ref} {...props}>
              <option value="">{copy.choose}</option>
              {plannerOptions[field].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </FormControl>
        );
      })}
      <p role="alert" {...mark(LATE)} hidden>
        {copy.late}
      </p>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      {/* The last board. */}
      <Button type="submit" size="large" sx={{ minHeight: 64, ...needsScript }}>
        {copy.submit}
      </Button>
    </Box>
  );
};
