// @vitest-environment node
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customFieldIds } from '../../crm-sandbox/fields.ts';
import { parseForm } from '../../crm-sandbox/parseForm.ts';
import { BODY_LIMIT } from '../../crm-sandbox/routes/webToLead.ts';
import {
  leadFields,
  leadsOf,
  MESSAGE,
  OID,
  pageText,
  postLead,
  postRaw,
  sandbox,
  servlet,
  visit,
} from './helpers.ts';

const NUMBER = '00N5g0000000001';

describe('a stored lead', () => {
  test('keeps every field exactly, in any script, and names the ignored ones', async () => {
    const crm = await sandbox({ fieldLabels: { [NUMBER]: 'Lead number' } });
    const fields = leadFields({
      first_name: 'సీతా',
      last_name: 'रामलक्ष्मी O’Neil & Söhne = 1+1',
      company: 'N/A',
      [customFieldIds.designation]: 'Placement officer',
      [MESSAGE]: 'one\r\ntwo\t🙂\u0000end',
      [NUMBER]: 'n-1',
      '00NUH000009ABCDAA4': 'any well-formed custom field',
    });
    const { status, headers } = await postLead(crm, {
      ...fields,
      debug: '1',
      '00N-no': 'x',
      utm_source: 'y',
    });
    expect([status, headers.get('location')]).toEqual([302, fields['retURL']]);
    expect([headers.get('is-processed'), headers.get('connection')]).toEqual(['true', 'close']);
    const [lead] = await leadsOf(crm);
    expect(lead?.fields).toEqual(fields);
    expect(lead?.ignored).toEqual(['00N-no', 'utm_source']);
  });

  test('leaves the referrer to the page that the visitor returns to; the inbox does not', async () => {
    const crm = await sandbox();
    expect((await postLead(crm)).headers.get('referrer-policy')).toBeNull();
    expect((await visit(crm.url)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('is answered without a redirect when retURL is no address of a page', async () => {
    const crm = await sandbox();
    const wrong = [undefined, '', 'javascript:alert(1)', 'data:text/html,x', '/works', 'not a url'];
    for (const retURL of wrong) {
      const response = await postLead(crm, { retURL });
      expect([response.status, response.headers.get('location')], `for ${retURL}`).toEqual([200, null]);
      expect(await response.text()).toContain('Your request has been queued.');
    }
    expect(await leadsOf(crm)).toHaveLength(wrong.length);
  });

  test('takes the first value of a repeated field, and no name can poison it', async () => {
    const crm = await sandbox();
    await postRaw(crm, `oid=${OID}&last_name=First&last_name=Second&__proto__=x&constructor=y`);
    const [lead] = await leadsOf(crm);
    expect(lead?.fields).toEqual({ oid: OID, last_name: 'First' });
    expect(lead?.ignored).toEqual(['__proto__', 'constructor']);
  });

  test('is a likely duplicate of the same details within 24 hours, from any page', async () => {
    let now = new Date('2026-03-01T10:00:00Z');
    const crm = await sandbox({ now: () => now, fieldLabels: { [NUMBER]: 'Lead number' } });
    await postLead(crm, { [NUMBER]: 'n-1' });
    await postLead(crm, { [NUMBER]: 'n-2', retURL: 'http://localhost:4173/' });
    now = new Date('2026-03-02T10:00:00Z');
    await postLead(crm);
    now = new Date('2026-03-03T10:00:00.001Z');
    await postLead(crm);
    await postLead(crm, { phone: '9876543211' });
    expect((await leadsOf(crm)).map((lead) => lead.duplicateOf)).toEqual([null, null, 2, 1, null]);
  });
});

describe('a refused lead', () => {
  const long = (length: number) => 'x'.repeat(length);
  const limits: [field: string, limit: number][] = [
    ['first_name', 40],
    ['last_name', 80],
    ['phone', 40],
    ['company', 40],
    ['city', 40],
    ['state', 20],
    ['description', 32_000],
    [NUMBER, 255],
    ...Object.values(customFieldIds).map((id): [string, number] => [id, id === MESSAGE ? 32_000 : 255]),
  ];

  test('has a field with more characters than Salesforce stores', async () => {
    const crm = await sandbox({ fieldLabels: { [NUMBER]: 'Lead number' } });
    for (const [field, limit] of limits) {
      expect((await postLead(crm, { [field]: long(limit) })).headers.get('is-processed')).toBe('true');
      expect((await postLead(crm, { [field]: long(limit + 1) })).headers.get('is-processed')).toBe(
        `false Exception:common.exception.SalesforceGenericException (STRING_TOO_LONG: ${field})`,
      );
    }
    expect(await leadsOf(crm)).toHaveLength(limits.length);
  });

  test.each([
    [{ oid: undefined }, 'MISSING_OID', 'The organisation id (oid) is missing.'],
    [{ oid: '00D000000000001AAA' }, 'UNKNOWN_OID', `The organisation id (oid) is not ${OID}.`],
    [{ last_name: undefined }, 'REQUIRED_FIELD_MISSING: last_name', 'The last name is missing.'],
    [{ last_name: ' ' }, 'REQUIRED_FIELD_MISSING: last_name', 'The last name is missing.'],
    [{ email: 'asha@example' }, 'INVALID_EMAIL_ADDRESS: email', 'The email address is not valid.'],
    [
      { email: `${long(69)}@example.com` },
      'STRING_TOO_LONG: email',
      'Email is 81 characters long; at most 80',
    ],
  ])('with %j is not redirected or stored, and its reason is in the inbox', async (changes, code, reason) => {
    const crm = await sandbox();
    const response = await postLead(crm, changes);
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    expect(response.headers.get('is-processed')).toBe(
      `false Exception:common.exception.SalesforceGenericException (${code})`,
    );
    expect(await response.text()).toContain(reason);
    expect(await leadsOf(crm)).toEqual([]);
    const refused = await pageText(crm, '/?state=refused');
    expect(refused).toContain(reason);
    expect(refused).toContain('9876543210');
  });

  test('repeats a unique value: the reason names the field', async () => {
    const crm = await sandbox({ uniqueField: NUMBER });
    const processed = async () => (await postLead(crm, { [NUMBER]: 'n-1' })).headers.get('is-processed');
    expect(await processed()).toBe('true');
    expect(await processed()).toContain(`(DUPLICATE_VALUE: ${NUMBER})`);
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('an organisation id may have 15 or 18 characters, and an email may be left out', async () => {
    const crm = await sandbox({ organisationId: '00DUH000003VABC2AA' });
    expect((await postLead(crm, { oid: '00DUH000003VABC', email: undefined })).status).toBe(302);
    for (const oid of ['00DUH000003VABD', '00D']) expect((await postLead(crm, { oid })).status).toBe(200);
  });
});

describe('a post that cannot be read', () => {
  const form = 'application/x-www-form-urlencoded';
  const formOf = (size: number) => `oid=${OID}&last_name=Rao&x=`.padEnd(size, 'y');

  test('is answered 413 over 1 MB, not at 1 MB, and is listed', async () => {
    const crm = await sandbox();
    expect((await postRaw(crm, formOf(BODY_LIMIT))).status).toBe(200);
    expect((await postRaw(crm, formOf(BODY_LIMIT + 1))).status).toBe(413);
    expect(await pageText(crm, '/?state=refused')).toContain('The body is longer than 1 MB.');
  });

  /** Posts the beginning of a body that announces its length. */
  const begin = (port: number, length: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /servlet/servlet.WebToLead HTTP/1.1\r\nHost: localhost\r\n' +
        `Content-Type: ${form}\r\nContent-Length: ${length}\r\n\r\noid=`,
    );
    return socket;
  };

  test('is answered 413 without reading it when it announces far too much', async () => {
    const { port } = await sandbox();
    expect(await text(begin(port, 900_000_000))).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('does not stop the server when its client leaves in the middle', async () => {
    const crm = await sandbox();
    await text(begin(crm.port, 100).end());
    expect((await postLead(crm)).status).toBe(302);
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('is one of another type than a form in UTF-8', async () => {
    const crm = await sandbox();
    const post = (type: string) => postRaw(crm, Buffer.from(`oid=${OID}&last_name=Rao`), type);
    expect((await post(`${form}; charset="UTF-8"`)).status).toBe(200);
    const others = ['text/plain', 'multipart/form-data; boundary=x', 'application/json', ''];
    for (const type of [...others, `${form}; charset=iso-8859-1`])
      expect((await post(type)).status, `for ${type}`).toBe(415);
    expect((await pageText(crm, '/?state=refused')).match(/The content type must be/g)).toHaveLength(5);
  });

  test.each([
    ['a stray percent sign', 'last_name=50%&x=1'],
    ['an escape that is not hexadecimal', 'last_name=%GG'],
    ['an escaped byte that is not UTF-8', 'last_name=%E9t%E9'],
    ['a lone surrogate', 'last_name=%ED%A0%80'],
    ['a raw byte that is not UTF-8', new Uint8Array([0x61, 0x3d, 0xe9])],
  ])('is answered 400 for %s, and is listed with its body', async (_case, body) => {
    const crm = await sandbox();
    const response = await postRaw(crm, body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('not valid');
    expect(await leadsOf(crm)).toEqual([]);
    expect(await pageText(crm, '/leads/1')).toContain(
      typeof body === 'string' ? body.split('&')[0] : 'a=\uFFFD',
    );
  });

  test('differs from what URLSearchParams reads only by being refused', () => {
    const pair = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const body = new URLSearchParams(pairs);
        expect(parseForm(new TextEncoder().encode(body.toString()))).toEqual([...body]);
      }),
    );
    expect(parseForm(new TextEncoder().encode('a&&b=&c=1=2&d=é'))).toEqual([
      ['a', ''],
      ['b', ''],
      ['c', '1=2'],
      ['d', 'é'],
    ]);
  });
});

describe('the check whether the endpoint answers', () => {
  test('is answered 200, from any origin and in any frame', async () => {
    const crm = await sandbox();
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { status, headers } = await visit(servlet(crm), { method });
      expect(status, `to ${method}`).toBe(200);
      expect(headers.get('cross-origin-resource-policy'), `to ${method}`).toBeNull();
      expect(headers.get('x-frame-options'), `to ${method}`).toBeNull();
      expect(headers.get('content-security-policy'), `to ${method}`).not.toContain('frame-ancestors');
    }
    expect(await leadsOf(crm)).toEqual([]);
  });

  test('names the methods that the address takes', async () => {
    const response = await visit(servlet(await sandbox()), { method: 'PUT', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  });
});
