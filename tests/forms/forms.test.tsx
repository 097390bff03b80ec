/** The forms of a lead, of the contact page and of the newsletter; e2e/posts.spec.ts opens each and checks its post. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { fieldsByForm, formKinds } from '../../schemas/forms';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, consentBox, enter, field, fillIn, submit } from '../helpers/forms';
import {
  leadEntries,
  showContactForm,
  showForm,
  showLeadForm,
  showSubscribeForm,
} from '../helpers/formViews';
import * as browser from '../helpers/page';
import { wrongNumber } from '../helpers/phones';

beforeEach(startDialogs);

test('consent is optional, unticked and separate from the sentence about the use of the details', () => {
  showLeadForm();
  expect(consentBox()).not.toBeChecked();
  expect(consentBox()).not.toBeRequired();
  expect(consentBox()).toHaveAccessibleName('You may also write to me about new courses and offers.');
  expect(screen.getByText(/We use these details/)).toHaveTextContent(
    'We use these details to answer your request, as our privacy policy (opens in a new tab) describes.',
  );
  const link = screen.getByRole('link', { name: /^privacy\spolicy\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', '/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the newsletter says how long it keeps an address, with a link to the policy', () => {
  showSubscribeForm();
  expect(screen.getByText(/We keep your address/)).toHaveTextContent(
    'We keep your address until you unsubscribe, as our privacy policy (opens in a new tab) describes.',
  );
  expect(screen.getByRole('link', { name: /^privacy\spolicy/ })).toHaveAttribute('href', '/privacy-policy');
});

test('after a submit the form accepts a second lead, also by autofill with the same name; its consent is asked for anew', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  for (const lead of [1, 2]) {
    const sentInput = field('Name');
    fillIn(leadEntries());
    expect(consentBox()).not.toBeChecked();
    await user.click(consentBox());
    await submit(user);
    await waitFor(() => expect(field('Name')).not.toBe(sentInput));
    expect(posts).toHaveLength(lead);
  }
});

test('a name of the contact form that is emptied has the message of a field that is edited', async () => {
  const { user } = showContactForm();
  await enter(user, 'First name', 'A');
  await user.clear(field('First name'));
  await expect(field('First name')).toShowError('Name is required.');
});

test('a name of the contact form that is left empty has the message of a submit', async () => {
  const { user } = showContactForm();
  await submit(user);
  await expect(field('First name')).toShowError('This field is required');
});

test('Submit pressed twice at once sends one lead', async () => {
  const posts = catchPosts();
  showLeadForm();
  fillIn(leadEntries());
  const form = document.forms[0] ?? document;
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await screen.findByText('Thank you');
  expect(posts).toHaveLength(1);
});

test('a text that can neither be sent nor kept stays in its form, which says so', async () => {
  const posts = catchPosts();
  browser.denyStorage();
  browser.setOnline(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = showLeadForm();
  fillIn(leadEntries());
  await submit(user);
  expect(await screen.findByText(/still in the form/)).toBeVisible();
  expect(field('Name')).toHaveValue(leadEntries()['Name']);
  expect(posts).toEqual([]);
});

test('keeps text that is typed as soon as the form is empty again', async () => {
  catchPosts();
  const { user } = showLeadForm();
  fillIn(leadEntries());
  // A microtask of the event runs before anything that waits for the browser, such as a rendering that React has put off.
  const typed = new Promise<void>((done) => {
    screen.getByRole('form').addEventListener('reset', () =>
      queueMicrotask(() => {
        fillIn({ Name: 'Ravi' });
        done();
      }),
    );
  });
  await submit(user);
  await typed;
  await screen.findByRole('dialog');
  expect(field('Name')).toHaveValue('Ravi');
});

test.each([
  ['Name', 'Asha2'],
  ['Email', 'asha@example'],
  ['Phone', wrongNumber],
  ['Message', ''],
])('%s that is empty or "%s" is stopped by the browser’s own check while no script runs', (label, wrong) => {
  showLeadForm();
  fillIn(leadEntries());
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
  for (const value of [wrong, '']) {
    fillIn({ [label]: value });
    expect(field(label).validity.valid).toBe(false);
  }
});

test('each clear button of the contact page shows with an error, empties its field and moves the focus back', async () => {
  const { user } = showContactForm();
  await submit(user);
  for (const { label, optional } of Object.values(contactFields)) {
    const input = field(label);
    expect(input.required).toBe(!optional);
    fillIn({ [label]: optional ? '2' : '' });
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    const clear = screen.getByLabelText(`Clear ${label}`);
    expect(clear).toBeVisible();
    if (optional) {
      // Elsewhere in a form Enter moves on.
      clear.focus();
      await user.keyboard('{Enter}');
    } else await user.click(clear);
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    await expect(input).toShowNoError();
    expect(clear).not.toBeVisible();
  }
});

test.each([
  ['asha.rao@', 'Invalid email address format.'],
  ['', 'Email is required.'],
])('the newsletter says nothing of "%s" while it is typed and "%s" on submit', async (typed, message) => {
  const posts = catchPosts();
  const { user } = showSubscribeForm();
  fillIn({ Email: typed });
  await user.tab();
  await expect(field('Email')).toShowNoError();
  await submit(user, 'Subscribe us!');
  await expect(field('Email')).toShowError(message);
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveValue(typed);
  expect(posts).toEqual([]);
});

test('the newsletter accepts every address that the browser accepts, and Enter sends it with thanks', async () => {
  const posts = catchPosts();
  const { user } = showSubscribeForm();
  // Digits first, an underscore, no dot.
  await enter(user, 'Email', '7_asha@localhost');
  await expect(field('Email')).toShowNoError();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent(
    'We have taken your details. Our admin team will contact you soon!',
  );
  expect(posts.map(({ fields }) => Object.fromEntries(fields))).toMatchObject([
    { last_name: 'Newsletter subscriber', email: '7_asha@localhost' },
  ]);
  expect(field('Email')).toHaveValue('');
});

// tests/contract/forms.test.ts has the values themselves.
test.each(formKinds)(
  'the fields of the %s form say what a browser may fill in and which keyboard a phone shows',
  (kind) => {
    showForm(kind);
    for (const { label, autoComplete = null, inputMode = null } of Object.values(fieldsByForm[kind])) {
      expect.soft(field(label).getAttribute('autocomplete'), label).toBe(autoComplete);
      expect.soft(field(label).getAttribute('inputmode'), label).toBe(inputMode);
    }
  },
);

test('a phone neither capitalises nor corrects an email address', () => {
  showLeadForm();
  expect(field('Email')).toHaveAttribute('autocapitalize', 'none');
  expect(field('Email')).toHaveAttribute('autocorrect', 'off');
  expect(field('Email')).toHaveAttribute('spellcheck', 'false');
});
