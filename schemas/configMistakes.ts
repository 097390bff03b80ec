/** Mistakes of a configuration that no single value shows. */
import type { Candidate, Variables } from './config.ts';
import { extraFieldNames } from './extras.ts';
import { isExampleId } from './salesforceId.ts';
import { fieldVariable, formFieldNames } from './settingNames.ts';
import { isLocal, usableAddress } from './webAddress.ts';
import { customFields } from './wire.ts';

/** Salesforce writes an id with 15 characters, or with 18 when a check part is added; both name the same thing. */
const sameId = (id: string) => id.slice(0, 15);

/** Names that nobody can register: a site that still has one is not on the web yet. */
const isReserved = (hostname: string) => /(^|\.)example(\.(com|net|org))?$/.test(hostname);

/** Mistakes in where leads go, each as a sentence. */
export function endpointMistakes({ siteUrl, crm }: Candidate, env: Variables): string[] {
  const [site, endpoint] = [usableAddress(siteUrl), usableAddress(crm.endpoint)];
  if (!site || !endpoint) return [];
  const mistakes: string[] = [];
  const reachable = !isLocal(site.hostname) && (env['VITE_SITE_URL'] || !isReserved(site.hostname));
  if (reachable && !env['VITE_CRM_ENDPOINT'] && !env['ALLOW_SANDBOX']) {
    mistakes.push(
      `VITE_CRM_ENDPOINT is not set, but the site's address is ${siteUrl}: the leads of its visitors would go to a sandbox on their own machines. Set it to the address of your Web-to-Lead form, or build with --allow-sandbox to try the site on this machine.`,
    );
  }
  if (endpoint.origin === site.origin) {
    mistakes.push(
      'VITE_CRM_ENDPOINT has the same origin as VITE_SITE_URL: any answer would count as proof that a lead arrived. Set it to the address of the CRM.',
    );
  }
  if (
    /(^|\.)salesforce\.com$/.test(endpoint.hostname) &&
    endpoint.pathname !== '/servlet/servlet.WebToLead'
  ) {
    mistakes.push(
      `VITE_CRM_ENDPOINT has the path ${endpoint.pathname}. Salesforce takes leads at /servlet/servlet.WebToLead: copy the address from the action of the form that it generates.`,
    );
  }
  const orgId = endpoint.searchParams.get('orgId');
  if (orgId && sameId(orgId) !== sameId(crm.oid)) {
    mistakes.push(
      `VITE_CRM_ENDPOINT names the organisation ${orgId}, but VITE_CRM_OID is ${crm.oid}. Copy both from the same generated form.`,
    );
  }
  return mistakes;
}

/** Ids that were never replaced, and two values in one field, which would reach the CRM as one of them. Each is a sentence. */
export function idMistakes({ crm }: Candidate, env: Variables): string[] {
  const mistakes: string[] = [];
  const endpoint = usableAddress(crm.endpoint);
  const fields = [...formFieldNames, ...extraFieldNames].map(
    (name) => [name, { ...crm.formFields, ...crm.fields }[name]] as const,
  );
  const ids: (readonly [string, string | undefined])[] = [
    ['VITE_CRM_OID', crm.oid],
    ['VITE_CRM_RECORD_TYPE', crm.recordType],
    ['VITE_CRM_CAMPAIGN_ID', crm.campaign],
    ...fields.map(([name, id]) => [fieldVariable(name), id] as const),
  ];
  if (endpoint && !isLocal(endpoint.hostname)) {
    for (const [variable, id] of ids) {
      if (id && isExampleId(id)) {
        mistakes.push(
          `${variable} is still the example ${id}, which belongs to no organisation. Set it to your own id; docs/salesforce.md says where it stands.`,
        );
      }
    }
  }
  const taken = new Map<string, string>();
  for (const [name, id] of fields) {
    if (!id) continue;
    const other = taken.get(sameId(id));
    const variable = fieldVariable(name);
    if (other) {
      mistakes.push(`${variable} names the same field as ${other}. Each should have a field of its own.`);
    }
    taken.set(sameId(id), name in customFields && !env[variable] ? `the form field ${name}` : variable);
  }
  return mistakes;
}
