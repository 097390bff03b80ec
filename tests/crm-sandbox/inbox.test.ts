// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  names,
  textOf,
  DESIGNATION,
  MESSAGE,
  openPage,
  postLead,
  postRaw,
  sandbox,
  setFault,
  visit,
} from './helpers.ts';

describe('the inbox', () => {
  test('shows the newest lead first, under readable field names', async () => {
    const crm = await sandbox();
    await postLead(crm, { last_name: 'First' });
    await postLead(crm, { last_name: 'Second', first_name: 'Ravi', [DESIGNATION]: 'Dean' });
    const page = await openPage(crm);
    expect(names(page)).toEqual(['Ravi Second', 'First']);
    const [newest] = page.querySelectorAll('.leads li > article');
    expect(textOf(newest ?? null)).toContain('Dean');
    expect(textOf(newest ?? null)).toContain('from /works');
    expect(newest?.innerHTML).not.toContain('00NUH');
  });

  test('shows hostile text as text, in the list, in the details and among the refused', async () => {
    const crm = await sandbox();
    const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    const fields = { last_name: hostile, email: 'a"><b>@x.yz', phone: `"><i>1`, [MESSAGE]: hostile };
    await postLead(crm, { ...fields, '<u>': 'x', retURL: 'http://x.example/<s>"onclick=' });
    await postLead(crm, { ...fields, oid: hostile });
    await postRaw(crm, '<em>=%');
    for (const path of [
      '/',
      '/leads/1',
      '/refused',
      `/?q=${encodeURIComponent(hostile)}`,
      '/?page=<s>"x&p="><s>',
    ]) {
      const page = await openPage(crm, path);
      expect(
        page.querySelectorAll('script:not([src]), img, b, i, u, s, em, [onerror], [onclick]'),
      ).toHaveLength(0);
    }
    expect(names(await openPage(crm))).toEqual([hostile]);
  });

  test('lets no page run or load anything but its own files, or be framed', async () => {
    const crm = await sandbox();
    await postLead(crm);
    for (const path of ['/', '/leads/1', '/refused', '/nothing', '/leads.json', '/leads.csv', '/base.css']) {
      const { headers } = await visit(crm.url + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('finds every file that its pages ask for', async () => {
    const crm = await sandbox();
    const page = await openPage(crm);
    const files = [...page.querySelectorAll('head [href], head [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    expect(files).toEqual([
      '/icon.svg',
      '/base.css',
      '/band.css',
      '/controls.css',
      '/leads.css',
      '/inbox.js',
    ]);
    for (const file of [...files, '/fonts/display.woff2', '/fonts/text.woff2'])
      expect((await visit(crm.url + file)).status).toBe(200);
  });

  test('counts all, open, set-aside and refused posts on its tabs', async () => {
    const crm = await sandbox();
    await postLead(crm);
    await postLead(crm, { [MESSAGE]: '[possible spam] Buy links' });
    await postLead(crm, { last_name: '' });
    const tabs = [...(await openPage(crm)).querySelectorAll('nav li')].map(textOf);
    expect(tabs).toEqual(['All leads 2', 'To answer 1', 'Set aside 1', 'Refused 1']);
  });

  test('marks a likely duplicate with a link to the lead before', async () => {
    const crm = await sandbox();
    await postLead(crm);
    await postLead(crm);
    const badges = [...(await openPage(crm)).querySelectorAll('a.tag')];
    expect(badges.map(textOf)).toEqual(['Likely duplicate of lead 1']);
    expect(badges[0]?.getAttribute('href')).toBe('/leads/1');
  });

  test('offers email and phone to write to, but not the stand-ins for details nobody gave', async () => {
    const crm = await sandbox();
    await postLead(crm, { phone: '+91 98765-43210' });
    await postLead(crm, { email: 'not-provided@wiselamp.example', phone: '0000000000' });
    const [without, given] = (await openPage(crm)).querySelectorAll('.ways');
    expect([...(given?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:asha@example.com',
      'tel:+919876543210',
    ]);
    expect(textOf(without ?? null)).toBe('No email or phone given');
  });

  test('says what to do while it is empty, with a command that works', async () => {
    const crm = await sandbox();
    const command = textOf((await openPage(crm)).querySelector('pre'));
    const quoted = [...command.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? '');
    const [address = '', ...pairs] = quoted;
    const body = new URLSearchParams(pairs.join('&'));
    const response = await visit(address, { method: 'POST', body });
    expect(response.headers.get('is-processed')).toBe('true');
    expect(names(await openPage(crm))).toEqual(['Asha Rao']);
  });

  test('says that a fault is on, and until when', async () => {
    const crm = await sandbox();
    expect(textOf((await openPage(crm)).querySelector('.notice'))).toBe('');
    await setFault(crm, { mode: 'slow', ms: 300, times: 2 });
    const page = await openPage(crm);
    expect(textOf(page.querySelector('.notice'))).toContain('A fault is on for the next 2 requests');
    expect(page.querySelector('select[name=mode] [selected]')?.getAttribute('value')).toBe('slow');
  });
});

describe('one lead', () => {
  test('shows every field, what was ignored, the headers and the exact body', async () => {
    const crm = await sandbox();
    await postLead(
      crm,
      { [DESIGNATION]: 'Dean', city: '', x_extra: '1' },
      { headers: { referer: 'http://a.example/' } },
    );
    const page = await openPage(crm, '/leads/1');
    const rows = [...page.querySelectorAll('.lead .values tr')].map(textOf);
    expect(rows).toContain(`Designation ${DESIGNATION} Dean`);
    expect(rows).toContain('City city empty');
    expect(rows).toContain('Return address retURL http://localhost:4173/works');
    expect(textOf(page.querySelector('.lead'))).toContain('Sent but ignored: x_extra');
    expect(textOf(page.querySelector('.panel .values'))).toContain('referer http://a.example/');
    expect(textOf(page.querySelector('.raw'))).toContain('last_name=Asha+Rao&');
  });

  test('shows when it came, in local time and in ISO', async () => {
    const crm = await sandbox({ now: () => new Date('2026-03-01T10:20:30.456Z') });
    await postLead(crm);
    const received = (await openPage(crm, '/leads/1')).querySelector('.received');
    expect(textOf(received)).toContain('2026-03-01T10:20:30.456Z');
    expect(textOf(received?.querySelector('time') ?? null)).toContain('March 2026');
  });

  test('links to its neighbours', async () => {
    const crm = await sandbox();
    for (const last_name of ['A', 'B', 'C']) await postLead(crm, { last_name });
    const links = async (id: number) =>
      [...(await openPage(crm, `/leads/${id}`)).querySelectorAll('.pager a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(await links(2)).toEqual(['/', '/leads/3', '/leads/1']);
    expect(await links(1)).toEqual(['/', '/leads/2']);
    expect(await links(3)).toEqual(['/', '/leads/2']);
  });
});
