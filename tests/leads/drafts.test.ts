import { beforeEach, expect, test } from 'vitest';
import { leadFields } from '../../schemas/lead';
import { createDrafts, type Drafts } from '../../src/leads/drafts';
import { denyStorage, stopListeningAfterwards } from '../helpers/page';
import { fieldOf, putForm } from '../helpers/prerendered';

const nothing = Object.fromEntries(Object.keys(leadFields).map((name) => [name, '']));
/** The form of Home as the build writes it, empty. */
const showForm = () => {
  const form = putForm('homeInline', nothing);
  return {
    form,
    name: fieldOf(form, 'last_name'),
    message: fieldOf(form, 'message'),
    box: form.querySelector<HTMLInputElement>('[type="checkbox"]') ?? expect.fail('There is no checkbox.'),
  };
};
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

let drafts: Drafts;
beforeEach(() => {
  stopListeningAfterwards();
  drafts = createDrafts();
  drafts.start();
});

test('restores typed text and the consent after a reload', () => {
  const { name, box } = showForm();
  type(name, 'Asha');
  box.click();
  expect(drafts.read('homeInline')).toEqual({ ...nothing, last_name: 'Asha', consent: true });
  const reloaded = showForm();
  createDrafts().fill(reloaded.form);
  expect([reloaded.name.value, reloaded.message.value, reloaded.box.checked]).toEqual(['Asha', '', true]);
});

test('does not restore a consent that was not given', () => {
  type(showForm().name, 'Asha');
  const { form, box } = showForm();
  drafts.fill(form);
  expect(box.checked).toBe(false);
});

test('keeps text whose event is stopped, as React does while it hydrates the form', () => {
  const { form, name } = showForm();
  form.addEventListener('input', (event) => event.stopPropagation());
  type(name, 'Asha');
  expect(drafts.read('homeInline')).toMatchObject({ last_name: 'Asha' });
});

test('a draft does not replace text that the browser has restored', () => {
  type(showForm().name, 'Asha');
  const { form, name } = showForm();
  name.value = 'Ravi';
  drafts.fill(form);
  expect(name.value).toBe('Ravi');
});

test('deletes the draft of a form that was sent', () => {
  type(showForm().name, 'Asha');
  drafts.clear('homeInline');
  expect(drafts.read('homeInline')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('without storage keeps a draft in memory until its form is sent', () => {
  denyStorage('sessionStorage');
  type(showForm().name, 'Asha');
  expect(drafts.read('homeInline')).toMatchObject({ last_name: 'Asha' });
  drafts.clear('homeInline');
  expect(drafts.read('homeInline')).toEqual({});
});

test.each(['{', 'null', '"text"', '{"last_name":1,"message":"Hi"}'])(
  'the stored draft %s is ignored',
  (raw) => {
    sessionStorage.setItem('draft:homeInline', raw);
    expect(drafts.read('homeInline')).toEqual({});
  },
);

test('ignores fields outside the forms', () => {
  document.body.innerHTML = '<input data-field="search">';
  type(document.querySelector('input') ?? new HTMLInputElement(), 'java');
  expect(sessionStorage).toHaveLength(0);
});
