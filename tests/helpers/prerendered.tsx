import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { Providers } from '../../src/App';
import { DialogButton } from '../../src/components/DialogButton';
import { CrmForm } from '../../src/forms/CrmForm';
import { SubscribeForm } from '../../src/forms/SubscribeForm';
import { formCatalogue, type DialogId, type FormId } from '../../src/leads/formCatalogue';
import { validValues } from './factories';

const formOf = (formId: FormId) => (formId === 'subscribe' ? <SubscribeForm /> : <CrmForm formId={formId} />);

const appOf = (part: ReactNode) => (
  <Providers>
    <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
  </Providers>
);

/** The markup of a part of the site as the build writes it. */
export const markupOf = (part: ReactNode) => renderToString(appOf(part));

/** The markup of a control that opens a dialog. */
export const openerMarkup = (opens: DialogId, subject?: string) =>
  markupOf(
    <DialogButton opens={opens} subject={subject}>
      <b>Open</b>
    </DialogButton>,
  );

/** Puts a part into the page as the build writes it, lets `act` be a visitor without React, then hydrates it. */
export const hydrate = (part: ReactNode, act: () => void) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markupOf(part);
  act();
  render(appOf(part), { container, hydrate: true });
};
export const hydrateForm = (formId: FormId, act: () => void) => hydrate(formOf(formId), act);

export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-field="${name}"]`) ??
  expect.fail(`The form has no field ${name}.`);

/** Rendered once: most of the time of a test that fills in a form would be the rendering. */
const rendered = new Map<FormId, string>();

/** Puts a prerendered form into the page, filled in by a visitor. The message is unique unless it is given. */
export const putForm = (formId: FormId = 'homeInline', typed: Record<string, string> = {}) => {
  const markup = rendered.get(formId) ?? markupOf(formOf(formId));
  rendered.set(formId, markup);
  document.body.innerHTML = markup;
  const form = document.forms[0] ?? expect.fail('There is no form.');
  for (const [name, value] of Object.entries(validValues(formCatalogue[formId].kind, typed)))
    fieldOf(form, name).value = value;
  return form;
};

export const honeypotOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[data-honeypot]') ?? expect.fail('There is no honeypot.');
