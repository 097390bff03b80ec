import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { wireName } from '../leads/crm';

interface SampleFormProps {
  /** The values of the fields, by key. */
  values?: Record<string, string>;
  /** Their error messages. */
  errors?: Record<string, string>;
  children: ReactNode;
}

/** Form state around fields, to show them with any value or error. */
export const SampleForm = ({ values, errors, children }: SampleFormProps) => {
  const byInput = Object.entries(values ?? {}).map(([name, value]) => [wireName(name), value]);
  const form = useForm<Record<string, string>>({ defaultValues: Object.fromEntries(byInput) });
  useEffect(() => {
    for (const [name, message] of Object.entries(errors ?? {})) form.setError(wireName(name), { message });
  }, [form, errors]);
  return <FormProvider {...form}>{children}</FormProvider>;
};
