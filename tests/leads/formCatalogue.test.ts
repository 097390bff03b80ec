// @vitest-environment node
import { expect, test } from 'vitest';
import { formCatalogue, isDialogId, isFormId } from '../../src/leads/formCatalogue';

test('every form of the site: its fields, and whether it opens in a dialog', () => {
  const rows = Object.entries(formCatalogue).map(
    ([id, { kind }]) => `${id}: ${kind}${isDialogId(id) ? ', dialog' : ''}`,
  );
  expect(rows).toEqual([
    'heroProject: lead, dialog',
    'heroPartner: lead, dialog',
    'requestDemo: lead, dialog',
    'homeInline: lead',
    'contactPage: contact',
    'subscribe: subscribe',
    'course: lead, dialog',
    'serviceStart: lead, dialog',
    'serviceClosing: lead, dialog',
    'serviceInline: lead',
    'portfolio: lead, dialog',
  ]);
});

test('a name that every object has is not a form', () => {
  expect([isFormId('constructor'), isDialogId('constructor'), isFormId('')]).toEqual([false, false, false]);
});
