import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../src/App';
import { LeadForm } from '../../src/forms/LeadForm';
import { catchPosts, consentBox, field, submit } from '../helpers/forms';
import { leadEntries } from '../helpers/formViews';

/** The form as the prerendered page holds it, filled in by a visitor before React takes it over. */
const takeOverFilled = (form: React.ReactNode, values: Record<string, string>, before?: () => void) => {
  const router = createMemoryRouter([{ path: '*', element: form }]);
  const app = (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  for (const [label, value] of Object.entries(values)) field(label).value = value;
  before?.();
  render(app, { container, hydrate: true });
  return userEvent.setup({ delay: null });
};

test('keeps and sends text typed into the lead form before hydration', async () => {
  const posts = catchPosts();
  const onSent = vi.fn<() => void>();
  const entries = leadEntries();
  const user = takeOverFilled(<LeadForm formId="homeInline" onSent={onSent} />, entries);
  expect(field('Message')).toHaveValue(entries.Message);
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(posts[0]?.fields.slice(0, 4).map(([, value]) => value)).toEqual(Object.values(entries));
});

const leadForm = <LeadForm formId="homeInline" onSent={() => {}} />;

test('tidies and sends text filled in before hydration, without taking the focus', async () => {
  const posts = catchPosts();
  const filledIn = { Phone: '+91 98765 43210', Email: 'Asha Rao <asha@example.com>' };
  const user = takeOverFilled(leadForm, { ...leadEntries(), ...filledIn });
  expect(document.body).toHaveFocus();
  await submit(user);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.fields).toEqual(
    expect.arrayContaining([
      ['email', 'asha@example.com'],
      ['phone', '9876543210'],
    ]),
  );
});

test('strips an address typed before hydration, with the note and Put it back', async () => {
  const user = takeOverFilled(leadForm, { Email: 'asha_rao@gmial.com' });
  expect(field('Email')).toHaveValue('asharao@gmial.com');
  expect(screen.getByText('Removed because it cannot be used here: underscore (_)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Did you mean asharao@gmail.com?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(field('Email')).toHaveValue('asha_rao@gmial.com');
});

test('a field keeps focus and caret during hydration', async () => {
  const user = takeOverFilled(leadForm, { Email: 'as_ha', Phone: '+91 98765 43210' }, () => {
    field('Email').focus();
    field('Email').setSelectionRange(3, 3);
  });
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveValue('asha');
  await user.keyboard('X');
  expect(field('Email')).toHaveValue('asXha');
});

test('does not validate tidy text before the visitor continues', () => {
  takeOverFilled(leadForm, { Name: 'Asha2', Email: 'asha', Phone: '98' });
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('a box ticked before hydration stays ticked until it is unticked', async () => {
  const user = takeOverFilled(leadForm, leadEntries(), () => consentBox().click());
  const fill = () => getComputedStyle(consentBox().nextElementSibling ?? document.body).backgroundColor;
  expect(consentBox()).toBeChecked();
  expect(fill()).toMatch(/sun/);
  await user.click(consentBox());
  expect(consentBox()).not.toBeChecked();
  expect(fill()).not.toMatch(/sun/);
});
