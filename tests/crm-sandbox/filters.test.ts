// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readSubmission } from '../../crm-sandbox/lead.ts';
import { openStore } from '../../crm-sandbox/store.ts';
import {
  leadFields,
  leadsOf,
  MESSAGE,
  names,
  openPage,
  pageText,
  postLead,
  sandbox,
  temporaryFile,
  textOf,
} from './helpers.ts';

async function filled() {
  const crm = await sandbox();
  await postLead(crm, { last_name: 'Asha Rao', retURL: 'http://localhost:4173/' });
  await postLead(crm, {
    last_name: 'రామలక్ష్మి',
    first_name: 'Sita',
    retURL: 'http://localhost:4173/getintouch',
  });
  await postLead(crm, { last_name: 'Newsletter subscriber', phone: undefined, [MESSAGE]: undefined });
  await postLead(crm, { last_name: 'Nobody', [MESSAGE]: undefined, retURL: undefined });
  await postLead(crm, { last_name: '[possible spam] Ed', retURL: 'http://localhost:4173/works/?p=2' });
  return crm;
}

describe('filters', () => {
  test.each([
    ['', [5, 4, 3, 2, 1]],
    ['?form=contact', [2]],
    ['?form=lead', [5, 1]],
    ['?form=subscribe', [3]],
    ['?form=other', [4]],
    ['?form=nonsense', [5, 4, 3, 2, 1]],
    ['?page=/works', [5, 3]],
    ['?page=/', [1]],
    ['?page=/nowhere', []],
    ['?aside=only', [5]],
    ['?aside=hide', [4, 3, 2, 1]],
    ['?q=ASHA', [5, 4, 3, 2, 1]],
    ['?q=asha%20rao', [1]],
    ['?q=రామలక్ష్మి', [2]],
    ['?q=getintouch', [2]],
    ["?q=%25' OR 1=1 --", []],
    ['?q=batch&form=lead&page=/works', [5]],
    ['?q=%00', [5, 4, 3, 2, 1]],
  ])('%s shows the leads %j, in the page, the JSON and the CSV alike', async (query, expected) => {
    const crm = await filled();
    expect((await leadsOf(crm, query)).map((lead) => lead.id)).toEqual(expected);
    const links = [...(await openPage(crm, `/${query}`)).querySelectorAll('.leads h2 a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected.map((id) => `/leads/${id}`));
    const csv = await pageText(crm, `/leads.csv${query}`);
    expect([...csv.matchAll(/^"(\d+)"/gm)].map((match) => Number(match[1]))).toEqual(expected);
  });

  test('find a name however its letters are composed or how wide they are', async () => {
    const crm = await sandbox();
    await postLead(crm, { last_name: 'Jose\u0301 Ｒａｏ' });
    expect(await leadsOf(crm, '?q=jos\u00E9 rao')).toHaveLength(1);
    expect(await leadsOf(crm, '?q=ＪＯＳ\u00C9')).toHaveLength(1);
  });

  test('find a phone number by its digits, however it was written', async () => {
    const crm = await sandbox();
    await postLead(crm, { phone: '(98765) 432-10' });
    expect(await leadsOf(crm, '?q=9876543210')).toHaveLength(1);
  });

  test('stay in the form, the tab and the CSV link', async () => {
    const crm = await filled();
    const page = await openPage(crm, '/?q=asha&form=lead&page=/works&aside=only');
    expect(page.querySelector('input[name=q]')?.getAttribute('value')).toBe('asha');
    expect(page.querySelector('select[name=form] [selected]')?.getAttribute('value')).toBe('lead');
    expect(page.querySelector('select[name=page] [selected]')?.getAttribute('value')).toBe('/works');
    expect(textOf(page.querySelector('nav [aria-current=page]'))).toBe('Set aside 1');
    expect(page.querySelector('a[download]')?.getAttribute('href')).toBe(
      '/leads.csv?q=asha&form=lead&page=%2Fworks&aside=only',
    );
  });

  test('that match nothing say so and offer all leads', async () => {
    const page = await openPage(await filled(), '/?q=zebra');
    expect(textOf(page.querySelector('.empty h2'))).toBe('No lead matches');
    expect(page.querySelector('.empty a')?.getAttribute('href')).toBe('/');
  });

  test('are shown 50 leads a page, and a page past the end shows the last one', async () => {
    const file = temporaryFile();
    const store = openStore(file, new Date(), () => undefined);
    for (let lead = 0; lead < 101; lead += 1) {
      const submission = readSubmission(Object.entries(leadFields({ last_name: `Rao ${lead}` })));
      store.leads.add(submission, { headers: {}, raw: new Uint8Array() }, new Date());
    }
    store.close();
    const crm = await sandbox({ file });
    const second = await openPage(crm, '/?p=2&q=rao');
    expect(names(second)).toHaveLength(50);
    expect(names(second)[0]).toBe('Rao 50');
    expect(textOf(second.querySelector('.pager'))).toBe('Newer Page 2 of 3 Older');
    expect(second.querySelector('.pager [rel=next]')?.getAttribute('href')).toBe('/?q=rao&p=3');
    expect(names(await openPage(crm, '/?p=99'))).toEqual(['Rao 0']);
    expect(names(await openPage(crm, '/?p=-1'))).toHaveLength(50);
  });
});
