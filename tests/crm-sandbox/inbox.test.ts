// @vitest-environment node
import { createRequire } from 'node:module';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { customFieldIds, fixedFields, placeholders } from '../../crm-sandbox/fields.ts';
import type { Sandbox } from '../../crm-sandbox/server.ts';
import {
  leadsOf,
  MESSAGE,
  pageText,
  postForm,
  postLead,
  postRaw,
  sandbox,
  setFault,
  visit,
} from './helpers.ts';

// The package brings no types; this is what the tests use of it.
interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
}
const jsdom: Jsdom = createRequire(import.meta.url)('jsdom');
const openPage = async (crm: Sandbox, path = '/') =>
  new jsdom.JSDOM(await pageText(crm, path)).window.document;

/** An element's text as read: white space runs count as one space. */
const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** The names in a list of leads, from the top. */
const names = (page: Document) => [...page.querySelectorAll('.leads th a')].map(textOf);

/** Five leads on five days, the third answered, and one refused post. */
const filled = async () => {
  let day = 0;
  const crm = await sandbox({ now: () => new Date(2026, 2, day, 12) });
  for (const lead of [
    { last_name: 'Asha Rao', retURL: 'http://localhost:4173/' },
    { last_name: 'రామలక్ష్మి', first_name: 'Sita', retURL: 'http://localhost:4173/getintouch' },
    { last_name: fixedFields.subscribe.last_name, phone: undefined, [MESSAGE]: undefined },
    { last_name: 'Plain', [MESSAGE]: undefined, retURL: undefined, phone: '(98765) 432-10' },
    { last_name: '[possible spam] Ed', retURL: 'http://localhost:4173/works/?p=2' },
    { last_name: '' },
  ]) {
    day += 1;
    await postLead(crm, lead);
  }
  await postForm(crm, '/leads/3/answered', { answered: 'yes' });
  return crm;
};

test('a filter shows the same leads in the page, the JSON and the CSV', async () => {
  const crm = await filled();
  for (const [query, expected] of [
    ['', [5, 4, 3, 2, 1]],
    ['?form=contact', [2]],
    ['?form=lead', [5, 1]],
    ['?form=subscribe', [3]],
    ['?page=/works', [5, 3]],
    ['?state=open', [4, 2, 1]],
    ['?state=answered', [3]],
    ['?state=spam', [5]],
    ['?state=refused', [6]],
    ['?from=2026-03-02&to=2026-03-02', [2]],
    ['?from=2026-02-31&to=soon', [5, 4, 3, 2, 1]],
    ['?q=ＲＡＯ', [1]],
    ["?q=%25' OR 1=1 --", []],
    ['?q=9876543210&form=other', [4]],
    ['?q=batch&form=lead&page=/works', [5]],
  ] as const) {
    expect(
      (await leadsOf(crm, query)).map((lead) => lead.id),
      `for ${query}`,
    ).toEqual(expected);
    const links = [...(await openPage(crm, `/${query}`)).querySelectorAll('.leads th a')];
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses, `for ${query}`).toEqual(expected.map((id) => `/leads/${id}`));
    const csv = await pageText(crm, `/leads.csv${query}`);
    expect(
      [...csv.matchAll(/^"(\d+)"/gm)].map((match) => Number(match[1])),
      `for ${query}`,
    ).toEqual(expected);
  }
});

test('filters stay in the form, the tabs and the CSV link; without a match all leads are offered', async () => {
  const crm = await filled();
  const page = await openPage(crm, '/?state=spam&q=asha&form=lead&page=/works&from=2026-03-01');
  const chosen = page.querySelectorAll('#filter input[value], #filter [selected]');
  const values = [...chosen].map((field) => field.getAttribute('value')).filter(Boolean);
  expect(values).toEqual(['spam', 'asha', 'lead', '/works', '2026-03-01']);
  const rest = 'q=asha&form=lead&page=%2Fworks&from=2026-03-01';
  expect(page.querySelector('a[download]')?.getAttribute('href')).toBe(`/leads.csv?state=spam&${rest}`);
  const tabs = [...page.querySelectorAll('#tabs a')];
  expect(tabs.map(textOf).join()).toBe('All leads 1,To answer 0,Answered 0,Possible spam 1,Refused 1');
  expect(tabs[1]?.getAttribute('href')).toBe(`/?state=open&${rest}`);
  const none = (await openPage(crm, '/?q=zebra')).querySelector('.empty');
  expect(textOf(none)).toContain('No lead matches');
  expect(none?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(textOf((await openPage(await sandbox())).querySelector('.empty'))).toContain('No leads yet');
});

test('the list shows 50 leads a page; a page past the end shows the last one', async () => {
  const crm = await sandbox();
  for (let lead = 0; lead < 101; lead += 1) await postLead(crm, { last_name: `Rao ${lead}` });
  const second = await openPage(crm, '/?p=2&q=rao');
  expect([names(second).length, names(second)[0]]).toEqual([50, 'Rao 50']);
  expect(textOf(second.querySelector('.pager'))).toBe('NewerPage 2 of 3Older');
  expect(second.querySelector('.pager [rel=next]')?.getAttribute('href')).toBe('/?q=rao&p=3');
  expect(names(await openPage(crm, '/?p=99'))).toEqual(['Rao 0']);
});

test('the list shows the newest lead first with its details, a likely duplicate, and that a fault is on', async () => {
  const crm = await sandbox();
  await postLead(crm, { last_name: 'First', email: placeholders.email, phone: placeholders.phone });
  for (const _ of [1, 2])
    await postLead(crm, {
      first_name: 'Ravi',
      [customFieldIds.designation]: 'Dean',
      phone: '+91 98765-43210',
    });
  await setFault(crm, { mode: 'slow', times: 2 });
  const page = await openPage(crm);
  expect(names(page)).toEqual(['Ravi Asha Rao', 'Ravi Asha Rao', 'First']);
  const [newest, , oldest] = page.querySelectorAll('.leads tr');
  expect(textOf(newest)).toMatch(/Dean.*When does the next batch start\?.*from \/works/);
  expect(newest?.innerHTML).not.toContain('00N');
  expect(newest?.querySelector('a.tag')?.getAttribute('href')).toBe('/leads/2');
  const links = [...(newest?.querySelectorAll('.ways a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['mailto:asha@example.com', 'tel:+919876543210']);
  expect(textOf(oldest?.querySelector('.ways'))).toBe('No email or phone given');
  expect(textOf(page.querySelector('.notice'))).toContain('A fault is on for the next 2 requests');
});

test('a lead shows readable values; ids, fillers and the request only in the details', async () => {
  const crm = await sandbox({ now: () => new Date(2026, 2, 1, 12) });
  const fields = { [customFieldIds.designation]: 'Dean', city: fixedFields.contact.company, x_extra: '1' };
  await postLead(crm, fields, { referer: 'http://a.example/' });
  const page = await openPage(crm, '/leads/1');
  const details = page.querySelector('.panel');
  const rows = [...(details?.querySelectorAll('.values tr') ?? [])].map(textOf);
  expect(rows).toEqual(
    expect.arrayContaining([`Designation ${customFieldIds.designation}Dean`, 'City cityN/A']),
  );
  for (const part of ['Sent but ignored: x_extra', 'referer: http://a.example/', 'last_name=Asha+Rao&'])
    expect(textOf(details)).toContain(part);
  details?.remove();
  const visible = textOf(page.querySelector('.lead'));
  expect(visible).toMatch(/DesignationDean/);
  expect(visible).toMatch(/1 March 2026/);
  expect(visible).not.toMatch(/00[ND]|N\/A|City|lead 1/i);
});

test('a lead stays answered until it is marked unanswered, over a restart too; it asks before it is deleted', async () => {
  const first = await sandbox();
  await postLead(first);
  const response = await postForm(first, '/leads/1/answered', { answered: 'yes', back: '/?state=open' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/?state=open']);
  await first.stop();
  const crm = await sandbox({ file: first.file });
  expect(textOf((await openPage(crm, '/leads/1')).querySelector('.tags'))).toContain('Answered');
  for (const back of ['//evil.example', '/\\evil.example', 'http://evil.example', '']) {
    const { headers } = await postForm(crm, '/leads/1/answered', { answered: 'no', back });
    expect(headers.get('location'), `to ${back}`).toBe('/');
  }
  expect(await leadsOf(crm, '?state=open')).toHaveLength(1);
  expect((await postForm(crm, '/leads/1/answered', { answered: 'maybe' })).status).toBe(400);
  const form = (await openPage(crm, '/leads/1')).querySelector('details form[action$="/delete"]');
  expect(textOf(form)).toBe('You cannot undo this.Yes, delete it');
  await postForm(crm, form?.getAttribute('action') ?? '', {});
  expect((await visit(`${crm.url}/leads/1`)).status).toBe(404);
});

test('hostile text stays text on every page', async () => {
  const crm = await sandbox();
  const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
  const fields = { last_name: hostile, email: 'a"><b>@x.yz', phone: `"><i>1`, [MESSAGE]: hostile };
  await postLead(crm, { ...fields, '<u>': 'x', retURL: 'http://x.example/<s>"onclick=' });
  await postLead(crm, { ...fields, oid: hostile });
  await postRaw(crm, '<em>=%');
  const search = `/?q=${encodeURIComponent(hostile)}`;
  for (const path of ['/', '/leads/1', '/leads/3', '/?state=refused', search, '/?page=<s>"x&p="><s>']) {
    const page = await openPage(crm, path);
    const markup = 'script:not([src]), img, b, i, u, s, em, [onerror], [onclick]';
    expect(page.querySelectorAll(markup), `at ${path}`).toHaveLength(0);
  }
  expect(names(await openPage(crm))).toEqual([hostile]);
});

test('every file that a page asks for is there, and no page can load a script, a frame or another origin', async () => {
  const crm = await sandbox();
  await postLead(crm);
  const files = [...(await openPage(crm)).querySelectorAll('head [href], head [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const fonts = (await pageText(crm, '/inbox.css')).match(/(?<=url\(')[^']+/g) ?? [];
  expect([files.length, fonts.length]).toEqual([3, 2]);
  for (const path of ['/', '/leads/1', '/nothing', '/leads.json', '/leads.csv', ...files, ...fonts]) {
    const { status, headers } = await visit(crm.url + path);
    expect(status, `at ${path}`).toBe(path === '/nothing' ? 404 : 200);
    const policy = headers.get('content-security-policy');
    expect(policy, `at ${path}`).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy, `at ${path}`).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options'), `at ${path}`).toBe('nosniff');
    expect(headers.get('referrer-policy'), `at ${path}`).toBe('no-referrer');
    expect(headers.get('access-control-allow-origin'), `at ${path}`).toBeNull();
  }
});

test('the CSV has readable headings and every value', async () => {
  const fieldLabels = { '00N5g0000000001': 'Lead number' };
  const crm = await sandbox({ fieldLabels, now: () => new Date('2026-03-01T10:20:30.456Z') });
  const last_name = 'O"Neil, Sítà';
  await postLead(crm, { last_name, '00N5g0000000001': 'n-1', '00NUH000009ABCD': 'more', lead_source: 'Web' });
  const response = await visit(`${crm.url}/leads.csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-03-01.csv"');
  const file = Buffer.from(await response.arrayBuffer());
  const [row = {}] = parse<Record<string, string>>(file, { bom: true, columns: true });
  expect(row).toMatchObject({
    Number: '1',
    Received: '2026-03-01T10:20:30.456Z',
    Form: 'Lead form',
    Page: '/works',
    'Last name': last_name,
    Phone: '9876543210',
    Message: 'When does the next batch start?',
    'Lead source': 'Web',
    'Lead number': 'n-1',
    'Other fields': '00NUH000009ABCD: more',
  });
  expect(Object.keys(row).join()).not.toContain('00N');
});
