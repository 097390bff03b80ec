/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';

interface SelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}

export const Select: FC<SelectProps> = ({ label, name, value, options }) => (
  <label>
    {label}
    <select name={name}>
      {options.map(([option, text]) => (
        <option key={option} value={option} selected={option === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
