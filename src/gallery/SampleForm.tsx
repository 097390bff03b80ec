import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

interface SampleFormProps {
  /** The values of the fields, by key. */
  values?: Record<string, string>;
  /** Their error messages. */
  errors?: Record<string, string>;
  children: ReactNode;
}

/** Form state around fields, to show them with any value or error. */
export const SampleForm = ({ values, errors, children }: SampleFormProps) => {
  const form = useForm(values ? { defaultValues: values } : {});
  useEffect(() => {
    for (const [name, message] of Object.entries(errors ?? {})) form.setError(name, { message });
  }, [form, errors]);
  return <FormProvider {...form}>{children}</FormProvider>;
};
