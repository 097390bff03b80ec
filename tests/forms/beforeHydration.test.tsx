import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../src/App';
import { ContactForm } from '../../src/forms/ContactForm';
import { LeadForm } from '../../src/forms/LeadForm';
import { catchPosts, field, submit } from '../helpers/forms';
import { contactEntries, leadEntries } from '../helpers/formViews';

/** The form as the prerendered page holds it, filled in by a visitor before React takes it over. */
const takeOverFilled = (form: React.ReactNode, values: Record<string, string>) => {
  const router = createMemoryRouter([{ path: '*', element: form }]);
  const app = (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  for (const [label, value] of Object.entries(values)) field(label).value = value;
  render(app, { container, hydrate: true });
  return userEvent.setup({ delay: null });
};

test('what was typed into the lead form before it was awake is still there, and is sent', async () => {
  const posts = catchPosts();
  const onSent = vi.fn<() => void>();
  const entries = leadEntries();
  const user = takeOverFilled(<LeadForm formId="homeInline" onSent={onSent} />, entries);
  expect(field('Message')).toHaveValue(entries.Message);
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(posts[0]?.fields.slice(3)).toEqual([
    ['last_name', 'Asha Rao'],
    ['email', 'asha.rao@example.com'],
    ['phone', '9876543210'],
    ['00NUH000003VHUJ', entries.Message],
  ]);
});

test('what was typed before is checked like everything else', async () => {
  const posts = catchPosts();
  const user = takeOverFilled(<LeadForm formId="homeInline" onSent={() => {}} />, {
    ...leadEntries(),
    Name: 'Asha2',
  });
  await submit(user);
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  expect(posts).toEqual([]);
});

test('white space that got into the optional email before is asked about on submit', async () => {
  const posts = catchPosts();
  const user = takeOverFilled(<ContactForm />, { ...contactEntries(), Email: '  ' });
  await submit(user);
  await expect(field('Email')).toShowError('Email is required.');
  expect(posts).toEqual([]);
});

test('the form is the same before and after React has taken it over', () => {
  takeOverFilled(<ContactForm />, {});
  expect(screen.getAllByRole('form')).toHaveLength(1);
});
