// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../crm-sandbox/csv.ts';
import { escapeHtml, html } from '../../crm-sandbox/html.ts';
import { parseForm } from '../../crm-sandbox/http/form.ts';
import { fingerprint, readSubmission } from '../../crm-sandbox/lead.ts';
import { optionsFromEnvironment, resolveOptions } from '../../crm-sandbox/options.ts';
import { scriptRedirectPage } from '../../crm-sandbox/views/servletPages.ts';
import { customFieldIds as customFields, sandboxDefaults } from '../../schemas/salesforce/ids.ts';
import { CUSTOM } from '../../crm-sandbox/fields.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('html', () => {
  test('escapes whatever is put into it, and only that', () => {
    expect(
      html`<p title="${`"'<>&\``}">${'<b>'}${html`<i>${1}</i>`}${['&', html`<br />`]}${false}${null}</p>`
        .text,
    ).toBe('<p title="&quot;&#39;&lt;&gt;&amp;&#96;">&lt;b&gt;<i>1</i>&amp;<br /></p>');
  });

  test('leaves no character that could start markup or end an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"'`\0]/);
      }),
    );
  });
});

test('an address in the redirecting script cannot end the script', () => {
  const page = scriptRedirectPage('http://a.example/</script><b>', 'n').text;
  expect(page).toContain('"http://a.example/\\u003c/script>\\u003cb>"');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
});

describe('the form parser', () => {
  test('agrees with URLSearchParams on well-formed bodies', () => {
    const pair = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const body = new URLSearchParams(pairs);
        expect(parseForm(bytes(body.toString()))).toEqual([...body]);
      }),
    );
  });

  test('takes names without a value, empty pairs and raw UTF-8', () => {
    expect(parseForm(bytes('a&&b=&c=1=2&d=é'))).toEqual([
      ['a', ''],
      ['b', ''],
      ['c', '1=2'],
      ['d', 'é'],
    ]);
  });

  test('gives a submission that no field name can poison', () => {
    const { fields, ignored } = readSubmission(parseForm(bytes('__proto__=x&constructor=y&last_name=Rao')));
    expect(fields).toEqual({ last_name: 'Rao' });
    expect(ignored).toEqual(['__proto__', 'constructor']);
  });
});

test('no CSV cell starts, even after trimming, with a character that makes it a formula', () => {
  const risky = fc.tuple(
    fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00A0', '\uFEFF'),
    fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠'),
  );
  fc.assert(
    fc.property(risky, fc.string(), ([space, sign], rest) => {
      expect(toCsv([[space + sign + rest]])).toMatch(/^\uFEFF"'/);
    }),
  );
  expect(toCsv([['\tx'], ['\rx'], ['x=1'], ['']])).toBe(`\uFEFF"'\tx"\r\n"'\rx"\r\n"x=1"\r\n""\r\n`);
});

test('the same details have one fingerprint, whatever their order and page', () => {
  const print = fingerprint({ last_name: 'Rao', email: 'a@b.cd', retURL: 'http://x.example/' });
  expect(fingerprint({ email: 'a@b.cd', last_name: 'Rao', oid: '1' })).toBe(print);
  expect(fingerprint({ email: 'a@b.cd', last_name: 'Roa' })).not.toBe(print);
});

describe('the options', () => {
  test('come from the environment, where an empty variable counts as unset', () => {
    expect(
      optionsFromEnvironment({
        CRM_PORT: '0',
        CRM_HOST: '0.0.0.0',
        CRM_DB: 'somewhere/x.sqlite',
        CRM_OID: '',
        CRM_HOSTS: 'a.example, B.example',
        PATH: '/bin',
      }),
    ).toEqual({ port: 0, host: '0.0.0.0', file: 'somewhere/x.sqlite', hosts: ['a.example', 'b.example'] });
  });

  test.each(['abc', '-1', '65536', '1.5'])('refuse the port %s by name', (port) => {
    expect(() => optionsFromEnvironment({ CRM_PORT: port })).toThrow(
      `CRM_PORT=${port} is not a usable value.`,
    );
  });

  test('are by default what the site posts to', () => {
    const options = resolveOptions({});
    expect(options.port).toBe(sandboxDefaults.port);
    expect(options.organisationId).toBe(sandboxDefaults.oid);
    expect(options.file).toMatch(/crm-sandbox.data.leads\.sqlite$/);
    expect(Object.values(CUSTOM).toSorted()).toEqual(Object.values(customFields).toSorted());
  });
});
