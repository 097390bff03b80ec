// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { fieldsByForm } from '../../../schemas/forms.ts';
import { wireName } from '../../../schemas/salesforce/wire.ts';

/** A `.env` file of a site with a relay. */
const settings = {
  VITE_CRM_FIELDS: 'message=00N5g0000000013',
  VITE_LEAD_RELAY: 'https://leads.example.com/leads',
};
vi.mock('../../../schemas/environment.mjs', () => ({ environment: () => settings }));

test('the sandbox reads the settings of the site and leaves the variables of the process as they are', async () => {
  const before = { ...process.env };
  const { configuredFieldIds } = await import('../fields.ts');
  expect(configuredFieldIds.message).toBe('00N5g0000000013');
  // `npm start` builds for the relay of .env instead of its own when the sandbox has written this one.
  expect(process.env).toEqual(before);
});

test.each(
  Object.entries(fieldsByForm).flatMap(([form, fields]) => Object.keys(fields).map((name) => [form, name])),
)(
  'Salesforce has a place for the field of the %s form: %s is a standard field or in customFieldIds',
  async (_form, name) => {
    const { configuredFieldIds, findField } = await import('../fields.ts');
    expect(findField(wireName(name ?? '', configuredFieldIds), {})).toBeDefined();
  },
);
