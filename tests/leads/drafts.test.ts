import { beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, fillFromDraft, readDraft, startDrafts } from '../../src/leads/drafts';
import { denyStorage, stopListeningAfterwards } from '../helpers/page';

const showForm = () => {
  document.body.innerHTML = `<form data-form="homeInline">
    <input data-field="last_name"><textarea data-field="message"></textarea>
    <input name="oid" value="00D"><input type="checkbox">
  </form>`;
  return {
    form: document.querySelector('form') ?? document.createElement('form'),
    name: document.querySelector<HTMLInputElement>('[data-field="last_name"]') ?? new HTMLInputElement(),
    message: document.querySelector('textarea') ?? new HTMLTextAreaElement(),
    box: document.querySelector<HTMLInputElement>('[type="checkbox"]') ?? new HTMLInputElement(),
  };
};
const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  clearDraft('homeInline');
  stopListeningAfterwards();
  startDrafts();
});

test('restores typed text and the consent after a reload', async () => {
  const { name, box } = showForm();
  type(name, 'Asha');
  box.click();
  expect(readDraft('homeInline')).toEqual({ last_name: 'Asha', message: '', consent: true });
  vi.resetModules();
  const newPage = await import('../../src/leads/drafts');
  const reloaded = showForm();
  newPage.fillFromDraft(reloaded.form);
  expect([reloaded.name.value, reloaded.message.value, reloaded.box.checked]).toEqual(['Asha', '', true]);
});

test('an agreement that was not given is not restored', () => {
  type(showForm().name, 'Asha');
  const { form, box } = showForm();
  fillFromDraft(form);
  expect(box.checked).toBe(false);
});

test('keeps text whose event never rises, as while React takes the form over', () => {
  const { form, name } = showForm();
  form.addEventListener('input', (event) => event.stopPropagation());
  type(name, 'Asha');
  expect(readDraft('homeInline')).toMatchObject({ last_name: 'Asha' });
});

test('a draft does not replace text that the browser has restored', () => {
  type(showForm().name, 'Asha');
  const { form, name } = showForm();
  name.value = 'Ravi';
  fillFromDraft(form);
  expect(name.value).toBe('Ravi');
});

test('deletes the draft of a form that was sent', () => {
  type(showForm().name, 'Asha');
  clearDraft('homeInline');
  expect(readDraft('homeInline')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('without storage keeps a draft in memory until its form is sent', () => {
  denyStorage('sessionStorage');
  type(showForm().name, 'Asha');
  expect(readDraft('homeInline')).toMatchObject({ last_name: 'Asha' });
  clearDraft('homeInline');
  expect(readDraft('homeInline')).toEqual({});
});

test.each(['{', 'null', '"text"', '{"last_name":1,"message":"Hi"}'])(
  'the stored draft %s is ignored',
  (raw) => {
    sessionStorage.setItem('draft:homeInline', raw);
    expect(readDraft('homeInline')).toEqual({});
  },
);

test('ignores fields outside the forms', () => {
  document.body.innerHTML = '<input data-field="search">';
  type(document.querySelector('input') ?? new HTMLInputElement(), 'java');
  expect(sessionStorage).toHaveLength(0);
});
