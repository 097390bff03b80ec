import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { plannerOptions, plannerSchema, type PlannerField } from '../../schemas/planner';
import { from, space } from '../theme/tokens';

const Form = styled('form')({
  display: 'grid',
  gap: space(2.5),
  [from.md]: { gridTemplateColumns: '1fr 1fr' },
});
const Foot = styled('div')({ gridColumn: '1 / -1' });

const labels: Record<PlannerField, string> = {
  careerField: 'Career field',
  skillLevel: 'Skill level',
  learningStyle: 'Learning style',
  duration: 'Duration',
};
const fields = Object.keys(labels) as PlannerField[];

// The plan takes the form's place, and with it the focus.
const takeFocus = (plan: HTMLElement | null) => plan?.focus({ preventScroll: true });

/**
 * Four choices that lead to a plan. `plan` takes the form's place once all four are made; until then the button does
 * nothing and says nothing.
 */
export const PlannerForm = ({ plan }: { plan: ReactNode }) => {
  const id = useId();
  const [planned, setPlanned] = useState(false);
  const { register, handleSubmit, reset } = useForm({
    resolver: zodResolver(plannerSchema),
    shouldFocusError: false,
  });

  if (planned) {
    const again = () => {
      reset();
      setPlanned(false);
    };
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        {plan}
        <Button size="large" onClick={again}>
          Map Out the Next Journey
        </Button>
      </div>
    );
  }
  return (
    <Form
      aria-label="Career planner"
      onSubmit={(event) => void handleSubmit(() => setPlanned(true))(event)}
      noValidate
    >
      {fields.map((field) => {
        const { ref, ...props } = register(field);
        return (
          <FormControl key={field} fullWidth>
            <FormLabel htmlFor={`${id}-${field}`}>{labels[field]}</FormLabel>
            <Select native inputRef={ref} inputProps={{ id: `${id}-${field}` }} {...props}>
              <option value="">Choose one</option>
              {plannerOptions[field].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </FormControl>
        );
      })}
      <Foot>
        <Button type="submit" size="large">
          Plan Now
        </Button>
      </Foot>
    </Form>
  );
};
