// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { DESIGNATION, leadsOf, MESSAGE, OID, pageText, postLead, sandbox } from './helpers.ts';

const long = (length: number) => 'x'.repeat(length);
const email = (length: number) => `${long(length - 12)}@example.com`;

describe('a lead that is refused', () => {
  const limits: [field: string, limit: number][] = [
    ['first_name', 40],
    ['last_name', 80],
    ['phone', 40],
    ['company', 40],
    ['city', 40],
    ['state', 20],
    ['description', 32_000],
    [MESSAGE, 32_000],
    [DESIGNATION, 255],
    ['00NUH000003VHUH', 255],
    ['00NUH000003VHUK', 255],
    ['00NUH000003VHUL', 255],
  ];

  test.each(limits)('is so for a %s over %i characters, not at that length', async (field, limit) => {
    const crm = await sandbox();
    expect((await postLead(crm, { [field]: long(limit) })).headers.get('is-processed')).toBe('true');
    const response = await postLead(crm, { [field]: long(limit + 1) });
    expect(response.status).toBe(200);
    expect(response.headers.get('is-processed')).toBe(
      `false Exception:common.exception.SalesforceGenericException (STRING_TOO_LONG: ${field})`,
    );
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('is so for an email over 80 characters, not at that length', async () => {
    const crm = await sandbox();
    expect((await postLead(crm, { email: email(80) })).status).toBe(302);
    expect((await postLead(crm, { email: email(81) })).headers.get('is-processed')).toContain(
      'STRING_TOO_LONG: email',
    );
  });

  test.each([
    ['no organisation id', { oid: undefined }, 'MISSING_OID', 'The organisation id (oid) is missing.'],
    [
      'another organisation id',
      { oid: '00D000000000001AAA' },
      'UNKNOWN_OID',
      `The organisation id (oid) is not ${OID}.`,
    ],
    [
      'no last name',
      { last_name: undefined },
      'REQUIRED_FIELD_MISSING: last_name',
      'The last name is missing.',
    ],
    [
      'a blank last name',
      { last_name: ' ' },
      'REQUIRED_FIELD_MISSING: last_name',
      'The last name is missing.',
    ],
    [
      'a bad email',
      { email: 'asha@example' },
      'INVALID_EMAIL_ADDRESS: email',
      'The email address is not valid.',
    ],
  ])(
    'with %s is not redirected, not stored, and shown with the reason',
    async (_case, changes, code, reason) => {
      const crm = await sandbox();
      const response = await postLead(crm, changes);
      expect(response.status).toBe(200);
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('is-processed')).toBe(
        `false Exception:common.exception.SalesforceGenericException (${code})`,
      );
      expect(await response.text()).toContain(reason);
      expect(await leadsOf(crm)).toEqual([]);
      const refused = await pageText(crm, '/refused');
      expect(refused).toContain(reason);
      expect(refused).toContain('asha@example');
    },
  );

  test('is not one whose organisation id is written with 15 instead of 18 characters', async () => {
    const crm = await sandbox({ organisationId: '00DUH000003VABC2AA' });
    expect((await postLead(crm, { oid: '00DUH000003VABC' })).status).toBe(302);
    expect((await postLead(crm, { oid: '00DUH000003VABD' })).status).toBe(200);
    expect((await postLead(crm, { oid: '00D' })).status).toBe(200);
  });

  test('is not one without an email', async () => {
    const crm = await sandbox();
    expect((await postLead(crm, { email: undefined })).status).toBe(302);
  });
});
