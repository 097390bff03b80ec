import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { formKinds, forms } from '../../schemas/forms';
import { FormFields } from '../../src/forms/FormFields';
import { wireName } from '../../src/leads/crm';
import { field } from '../helpers/forms';

const View = ({ kind }: { kind: (typeof formKinds)[number] }) => {
  const form = useForm();
  return (
    <FormProvider {...form}>
      <FormFields fields={forms[kind]} />
      <output>{Object.keys(form.formState.touchedFields).join(' ')}</output>
    </FormProvider>
  );
};

test.each(formKinds)('leaving a field of the %s form marks it as touched, and no other', (kind) => {
  render(<View kind={kind} />);
  const left: string[] = [];
  for (const [name, { label }] of Object.entries(forms[kind])) {
    fireEvent.blur(field(label));
    left.push(wireName(name));
    expect(screen.getByRole('status')).toHaveTextContent(left.join(' '));
  }
});
