// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { configuredFieldIds, fixedFields } from '../fields.ts';
import type { Sandbox } from '../server.ts';
import { leadsOf, MESSAGE, pageText, postForm, postLead, postRaw, sandbox, visit } from './helpers.ts';

const { DOMParser } = new JSDOM('').window;
const openPage = async (crm: Sandbox, path = '/') =>
  new DOMParser().parseFromString(await pageText(crm, path), 'text/html');

/** An element's text as read: white space runs count as one space. */
const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

test('a filter shows the same leads in the page, the JSON and the CSV', async () => {
  // Five leads on five days, the third answered, and one refused post.
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
  for (const [query, expected] of [
    ['', [5, 4, 3, 2, 1]],
    ['?form=contact', [2]],
    ['?page=/works', [5, 3]],
    ['?state=open', [4, 2, 1]],
    ['?state=answered', [3]],
    ['?state=spam', [5]],
    ['?state=refused', [6]],
    ['?from=2026-03-02&to=2026-03-02', [2]],
    ["?q=%25' OR 1=1 --", []],
    ['?q=batch&form=lead&page=/works', [5]],
  ] as const) {
    const leads = await leadsOf(crm, query);
    const links = [...(await openPage(crm, `/${query}`)).querySelectorAll('.leads th a')];
    const csv = await pageText(crm, `/leads.csv${query}`);
    for (const ids of [
      leads.map(({ id }) => id),
      links.map((link) => Number(link.getAttribute('href')?.replace('/leads/', ''))),
      [...csv.matchAll(/^"(\d+)"/gm)].map(([, id]) => Number(id)),
    ])
      expect(ids, `for ${query}`).toEqual(expected);
  }
});

test('a newsletter lead that looks like spam is still one of the newsletter', async () => {
  const crm = await sandbox();
  const last_name = `[possible spam] ${fixedFields.subscribe.last_name}`;
  await postLead(crm, { last_name, phone: undefined, [MESSAGE]: undefined });
  expect(await leadsOf(crm, '?form=subscribe')).toHaveLength(1);
});

test('a lead shows readable values; ids and the request only in the details; it can be answered and deleted', async () => {
  const crm = await sandbox();
  await postLead(
    crm,
    { [configuredFieldIds.designation]: 'Dean', x_extra: '1' },
    { referer: 'http://a.example/' },
  );
  const page = await openPage(crm, '/leads/1');
  const details = page.querySelector('.panel');
  for (const part of ['Sent but ignored: x_extra', 'referer: http://a.example/', 'last_name=Asha+Rao&'])
    expect(textOf(details)).toContain(part);
  details?.remove();
  expect(textOf(page.querySelector('.lead'))).toMatch(/DesignationDean/);
  expect(textOf(page.querySelector('.lead'))).not.toContain('00N');
  const answer = async (answered: string, back: string) =>
    (await postForm(crm, '/leads/1/answered', { answered, back })).headers.get('location');
  expect(await answer('yes', '/?state=answered')).toBe('/?state=answered');
  expect(await leadsOf(crm, '?state=answered')).toHaveLength(1);
  for (const back of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'http://evil.example', ''])
    expect(await answer('no', back)).toBe('/');
  expect(await leadsOf(crm, '?state=open')).toHaveLength(1);
  await postForm(crm, '/leads/1/delete', {});
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
  expect(textOf((await openPage(crm)).querySelector('.leads th a'))).toBe(hostile);
});

test('no page can load a script, a frame or another origin, and none can be read from another site', async () => {
  const crm = await sandbox();
  await postLead(crm);
  for (const path of ['/', '/leads/1', '/leads.json', '/leads.csv', '/inbox.css', '/inbox.js', '/icon.svg']) {
    const { status, headers } = await visit(crm.url + path);
    expect(status, `at ${path}`).toBe(200);
    const policy = headers.get('content-security-policy');
    expect(policy, `at ${path}`).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy, `at ${path}`).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options'), `at ${path}`).toBe('nosniff');
    expect(headers.get('access-control-allow-origin'), `at ${path}`).toBeNull();
  }
});
