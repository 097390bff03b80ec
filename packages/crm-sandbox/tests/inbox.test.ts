// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { configuredFieldIds, fixedFields } from '../fields.ts';
import type { Sandbox } from '../server.ts';
import { leadsOf, MESSAGE, pageText, postForm, postLead, postRaw, sandbox, visit } from './helpers.ts';

const { DOMParser } = new JSDOM('').window;
const openPage = async (crm: Sandbox, path = '/') =>
  new DOMParser().parseFromString(await pageText(crm, path), 'text/html');

/** An element's text as read: white space runs count as one space. */
const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Five leads on five days, the third answered, and a refused post on the sixth. */
const sixDays = async () => {
  let day = 0;
  const crm = await sandbox({ now: () => new Date(2026, 2, day, 12) });
  for (const lead of [
    { last_name: 'Asha Rao', retURL: 'http://localhost:4173/' },
    { last_name: 'రామలక్ష్మి', first_name: 'Sita', retURL: 'http://localhost:4173/getintouch' },
    { last_name: fixedFields.subscribe.last_name, phone: undefined, [MESSAGE]: undefined },
    { last_name: 'Plain', [MESSAGE]: undefined, retURL: undefined },
    { last_name: '[possible spam] Ed', retURL: 'http://localhost:4173/works/?p=2' },
    { last_name: '' },
  ]) {
    day += 1;
    await postLead(crm, lead);
  }
  await postForm(crm, '/leads/3/answered', { answered: 'yes' });
  return crm;
};

describe.each([
  { query: '', ids: [5, 4, 3, 2, 1] },
  { query: '?form=contact', ids: [2] },
  { query: '?page=/works', ids: [5, 3] },
  { query: '?state=open', ids: [4, 2, 1] },
  { query: '?state=answered', ids: [3] },
  { query: '?state=spam', ids: [5] },
  { query: '?state=refused', ids: [6] },
  { query: '?from=2026-03-02&to=2026-03-02', ids: [2] },
  { query: "?q=%25' OR 1=1 --", ids: [] },
  { query: '?q=batch&form=lead&page=/works', ids: [5] },
])('the filter "$query"', ({ query, ids }) => {
  test('lists its leads in the page', async () => {
    const page = await openPage(await sixDays(), `/${query}`);
    const links = [...page.querySelectorAll('.leads th a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(ids.map((id) => `/leads/${id}`));
  });

  test('lists its leads in the JSON', async () => {
    const leads = await leadsOf(await sixDays(), query);
    expect(leads.map(({ id }) => id)).toEqual(ids);
  });

  test('lists its leads in the CSV', async () => {
    const csv = await pageText(await sixDays(), `/leads.csv${query}`);
    expect([...csv.matchAll(/^"(\d+)"/gm)].map(([, id]) => Number(id))).toEqual(ids);
  });
});

test('a newsletter lead that looks like spam is still one of the newsletter', async () => {
  const crm = await sandbox();
  const last_name = `[possible spam] ${fixedFields.subscribe.last_name}`;
  await postLead(crm, { last_name, phone: undefined, [MESSAGE]: undefined });
  expect(await leadsOf(crm, '?form=subscribe')).toHaveLength(1);
});

test('a lead shows readable values without the ids of their fields', async () => {
  const crm = await sandbox();
  await postLead(crm, { [configuredFieldIds.designation]: 'Dean' });
  const page = await openPage(crm, '/leads/1');
  page.querySelector('.panel')?.remove();
  expect(textOf(page.querySelector('.lead'))).toMatch(/DesignationDean/);
  expect(textOf(page.querySelector('.lead'))).not.toContain('00N');
});

test.each(['Sent but ignored: x_extra', 'referer: http://a.example/', 'last_name=Asha+Rao&'])(
  'the details of a lead show its request: %s',
  async (part) => {
    const crm = await sandbox();
    await postLead(crm, { x_extra: '1' }, { referer: 'http://a.example/' });
    expect(textOf((await openPage(crm, '/leads/1')).querySelector('.panel'))).toContain(part);
  },
);

/** The CSV as a spreadsheet shows it: its rows by heading, without the empty cells. */
const csvOf = async (crm: Sandbox, query = '') => {
  const csv = await pageText(crm, `/leads.csv${query}`);
  const rows = parse<Record<string, string>>(csv, { bom: true, columns: true });
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')));
};

test('the CSV has each value of a lead under its heading', async () => {
  const crm = await sandbox({ now: () => new Date('2026-03-01T06:30:00Z') });
  const lead = {
    last_name: '[possible spam] Rao',
    [configuredFieldIds.designation]: 'Dean',
    '00N5g0000000099': 'x',
  };
  await postLead(crm, lead);
  await postLead(crm, lead);
  await postForm(crm, '/leads/2/answered', { answered: 'yes' });
  expect((await csvOf(crm))[0]).toEqual({
    Number: '2',
    Received: '2026-03-01T06:30:00.000Z',
    Form: 'Contact page',
    Page: '/works',
    Answered: '2026-03-01T06:30:00.000Z',
    'Possible spam': 'yes',
    'Likely duplicate of': '1',
    'Last name': '[possible spam] Rao',
    Email: 'asha@example.com',
    Phone: '9876543210',
    Designation: 'Dean',
    Message: 'When does the next batch start?',
    'Other fields': '00N5g0000000099: x',
  });
});

test('the CSV says why a post was refused', async () => {
  const crm = await sandbox();
  await postLead(crm, { last_name: '' });
  expect((await csvOf(crm, '?state=refused'))[0]).toHaveProperty('Refused', 'The last name is missing.');
});

test('the CSV has a formula as text', async () => {
  const crm = await sandbox();
  await postLead(crm, { last_name: '=1+1' });
  expect((await csvOf(crm))[0]).toHaveProperty('Last name', "'=1+1");
});

const HOUR = 3_600_000;

/** Two leads with the same details, and the page of the second one. */
const secondOfTwo = async (hoursLater: number) => {
  let time = Date.UTC(2026, 2, 1);
  const crm = await sandbox({ now: () => new Date(time) });
  await postLead(crm);
  time += hoursLater * HOUR;
  await postLead(crm);
  return crm;
};
const duplicateLink = async (crm: Sandbox) =>
  (await openPage(crm, '/leads/2')).querySelector('.tag-duplicate')?.getAttribute('href');

test('a lead with the details of one of the last 24 hours links to that one', async () => {
  expect(await duplicateLink(await secondOfTwo(24))).toBe('/leads/1');
});

test('a lead with the details of an older one is not marked', async () => {
  expect(await duplicateLink(await secondOfTwo(24.1))).toBeUndefined();
});

test('a lead is no longer marked as a duplicate of one that is deleted', async () => {
  const crm = await secondOfTwo(1);
  await postForm(crm, '/leads/1/delete', {});
  expect(await duplicateLink(crm)).toBeUndefined();
});

/** The terms of a lead's facts. */
const factsOf = async (lead: Record<string, string>) => {
  const crm = await sandbox();
  await postLead(crm, lead);
  return [...(await openPage(crm, '/leads/1')).querySelectorAll('dt')].map(textOf);
};

test('a lead shows the “N/A” that its visitor typed', async () => {
  expect(await factsOf({ [configuredFieldIds.designation]: 'N/A' })).toEqual(['Designation']);
});

test('a lead does not show the “N/A” that the form sends for every visitor', async () => {
  expect(await factsOf({ ...fixedFields.contact })).toEqual([]);
});

describe('with more than 50 leads', () => {
  const over50 = async (path: string) => {
    const crm = await sandbox();
    for (let lead = 1; lead <= 51; lead += 1) await postLead(crm, { last_name: `Rao ${lead}` });
    return openPage(crm, path);
  };

  test('the first page lists the newest 50', async () => {
    expect((await over50('/')).querySelectorAll('.leads tr')).toHaveLength(50);
  });

  test('the second page lists the rest', async () => {
    expect((await over50('/?p=2')).querySelectorAll('.leads tr')).toHaveLength(1);
  });

  test.each([
    ['/', 'next', '/?p=2'],
    ['/?p=2', 'prev', '/'],
    ['/?q=rao', 'next', '/?q=rao&p=2'],
  ])('the page %s links to its %s one', async (path, rel, address) => {
    const link = (await over50(path)).querySelector(`.pager [rel=${rel}]`);
    expect(link?.getAttribute('href')).toBe(address);
  });
});

/** Marks the lead 1 as answered or not. Returns the address to which the inbox goes back. */
const answer = async (crm: Sandbox, answered: 'yes' | 'no', back: string) =>
  (await postForm(crm, '/leads/1/answered', { answered, back })).headers.get('location');

test('a lead that is answered is listed as such, and the list comes back with its filter', async () => {
  const crm = await sandbox();
  await postLead(crm);
  expect(await answer(crm, 'yes', '/?state=answered')).toBe('/?state=answered');
  expect(await leadsOf(crm, '?state=answered')).toHaveLength(1);
});

test('a lead that was answered can be open again', async () => {
  const crm = await sandbox();
  await postLead(crm);
  await answer(crm, 'yes', '/');
  await answer(crm, 'no', '/');
  expect(await leadsOf(crm, '?state=open')).toHaveLength(1);
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'http://evil.example', ''])(
  'an answer to a lead does not lead to another site: "%s"',
  async (back) => {
    const crm = await sandbox();
    await postLead(crm);
    expect(await answer(crm, 'yes', back)).toBe('/');
  },
);

test('a deleted lead has no page', async () => {
  const crm = await sandbox();
  await postLead(crm);
  await postForm(crm, '/leads/1/delete', {});
  expect((await visit(`${crm.url}/leads/1`)).status).toBe(404);
});

const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
/** A sandbox with a lead, a refused lead and an unreadable post, all with markup wherever text can be. */
const hostileSandbox = async () => {
  const crm = await sandbox();
  const fields = { last_name: hostile, email: 'a"><b>@x.yz', phone: `"><i>1`, [MESSAGE]: hostile };
  await postLead(crm, { ...fields, '<u>': 'x', retURL: 'http://x.example/<s>"onclick=' });
  await postLead(crm, { ...fields, oid: hostile });
  await postRaw(crm, '<em>=%');
  return crm;
};

test.each([
  '/',
  '/leads/1',
  '/leads/3',
  '/?state=refused',
  `/?q=${encodeURIComponent(hostile)}`,
  '/?page=<s>"x&p="><s>',
])('hostile text makes no element at %s', async (path) => {
  const page = await openPage(await hostileSandbox(), path);
  const markup = 'script:not([src]), img, b, i, u, s, em, [onerror], [onclick]';
  expect(page.querySelectorAll(markup)).toHaveLength(0);
});

test('hostile text is listed as it was typed', async () => {
  const page = await openPage(await hostileSandbox());
  expect(textOf(page.querySelector('.leads th a'))).toBe(hostile);
});

describe.each(['/', '/leads/1', '/leads.json', '/leads.csv', '/inbox.css', '/inbox.js', '/icon.svg'])(
  'the headers of %s',
  (path) => {
    const headersOf = async () => {
      const crm = await sandbox();
      await postLead(crm);
      const { status, headers } = await visit(crm.url + path);
      expect(status).toBe(200);
      return headers;
    };

    test('allow no inline script, no frame and no other origin', async () => {
      const policy = (await headersOf()).get('content-security-policy');
      expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(policy).not.toContain('unsafe-inline');
    });

    test('let no browser guess the type', async () => {
      expect((await headersOf()).get('x-content-type-options')).toBe('nosniff');
    });

    test('let no other site read it', async () => {
      expect((await headersOf()).get('access-control-allow-origin')).toBeNull();
    });
  },
);
