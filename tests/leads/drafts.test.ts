import { beforeEach, expect, test } from 'vitest';
import { leadFields } from '../../schemas/lead';
import { createDrafts, type Drafts } from '../../src/leads/drafts';
import { denyStorage, stopListeningAfterwards } from '../helpers/page';
import { fieldOf, putForm } from '../helpers/prerendered';

const nothing = Object.fromEntries(Object.keys(leadFields).map((name) => [name, '']));
/** The form of Home as the build writes it, empty. */
const showForm = () => {
  const form = putForm('homeInline', nothing);
  const box =
    form.querySelector<HTMLInputElement>('[type="checkbox"]') ?? expect.fail('There is no checkbox.');
  return { form, name: fieldOf(form, 'last_name'), message: fieldOf(form, 'message'), box };
};
const type = (field: Element, value: string, event = 'input') => {
  Object.assign(field, { value });
  field.dispatchEvent(new Event(event, { bubbles: true }));
};

let drafts: Drafts;
beforeEach(() => {
  stopListeningAfterwards();
  drafts = createDrafts();
  drafts.start();
});

test.each([true, false])('restores typed text after a reload, and the consent if given: %s', (isGiven) => {
  const { name, box } = showForm();
  type(name, 'Asha');
  if (isGiven) box.click();
  expect(drafts.read('homeInline')).toEqual({ ...nothing, last_name: 'Asha', consent: isGiven });
  const reloaded = showForm();
  createDrafts().fill(reloaded.form);
  expect([reloaded.name.value, reloaded.message.value, reloaded.box.checked]).toEqual(['Asha', '', isGiven]);
});

test.each(['input', 'change'])(
  'keeps text whose %s event is stopped, as by React while it hydrates',
  (event) => {
    const { form, name } = showForm();
    form.addEventListener(event, (stopped) => stopped.stopPropagation());
    type(name, 'Asha', event);
    expect(drafts.read('homeInline')).toMatchObject({ last_name: 'Asha' });
  },
);

test('keeps text as the form has tidied it, also in a form without a checkbox', () => {
  const email = fieldOf(putForm('subscribe'), 'email');
  email.addEventListener('input', () => (email.value = email.value.toLowerCase()));
  type(email, 'Asha@example.com');
  expect(drafts.read('subscribe')).toEqual({ email: 'asha@example.com', consent: false });
});

test('what is typed outside a form is no draft', () => {
  const field = document.createElement('input');
  field.dataset['field'] = 'last_name';
  document.body.append(field);
  type(field, 'Asha');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a draft does not replace text that the browser has restored', () => {
  type(showForm().name, 'Asha');
  const { form, name } = showForm();
  name.value = 'Ravi';
  drafts.fill(form);
  expect(name.value).toBe('Ravi');
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

/** The visitor types into the form of Home, and the browser posts it. */
const postTyped = () => {
  const { form, name } = showForm();
  type(name, 'Asha');
  drafts.keepPosted(form);
};
/** The name in the form of the next document. */
const nameAfterwards = (next: Drafts) => {
  const { form, name } = showForm();
  next.fill(form);
  return name.value;
};

test('the draft of a post by the browser outlives Back', () => {
  postTyped();
  expect(nameAfterwards(createDrafts())).toBe('Asha');
});

test('the draft of a post by the browser goes when the CRM has sent the visitor back', () => {
  postTyped();
  const next = createDrafts();
  next.clearPosted();
  expect(nameAfterwards(next)).toBe('');
});

test('a post by the browser that brought no thanks keeps its draft when another form’s post brings them', () => {
  postTyped();
  nameAfterwards(createDrafts());
  drafts.keepPosted(putForm('subscribe', { email: 'asha@example.com' }));
  createDrafts().clearPosted();
  expect(createDrafts().read('homeInline')).toMatchObject({ last_name: 'Asha' });
  expect(createDrafts().read('subscribe')).toEqual({});
});

test('the thanks for a post by the browser leave the drafts of other forms', () => {
  type(showForm().name, 'Asha');
  createDrafts().clearPosted();
  expect(createDrafts().read('homeInline')).toMatchObject({ last_name: 'Asha' });
});
