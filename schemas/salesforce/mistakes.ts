/** Mistakes in the Salesforce settings that their schema cannot find, each as a sentence. */
import type { Variables } from '../settingNames.ts';
import { isLocal, isPublicSite, usableAddress } from '../webAddress.ts';
import { fieldNames, fieldSetting, listedFieldIds, type FieldName } from './fieldIds.ts';
import { WEB_TO_LEAD_PATH } from './ids.ts';
import { isExampleId, isSameId, recordPart } from './recordId.ts';
import type { CrmCandidate } from './settings.ts';

function endpointMistakes(siteUrl: string, crm: CrmCandidate, env: Variables): string[] {
  const [site, endpoint] = [usableAddress(siteUrl), usableAddress(crm.endpoint)];
  if (!site || !endpoint) return [];
  const mistakes: string[] = [];
  if (
    isPublicSite(siteUrl, env) &&
    !env['VITE_CRM_ENDPOINT'] &&
    env['ALLOW_SANDBOX'] !== '1' &&
    !env['VITE_LEAD_RELAY']
  ) {
    mistakes.push(
      `VITE_CRM_ENDPOINT is not set, but the site's address is ${siteUrl}: the leads of its visitors would go to a sandbox on their own machines. Set it to the address of your Web-to-Lead form, or build with --allow-sandbox to try the site on this machine.`,
    );
  }
  if (endpoint.origin === site.origin) {
    mistakes.push(
      'VITE_CRM_ENDPOINT has the same origin as VITE_SITE_URL: any answer would count as proof that a lead arrived. Set it to the address of the CRM.',
    );
  }
  if (/(^|\.)salesforce\.com$/.test(endpoint.hostname) && endpoint.pathname !== WEB_TO_LEAD_PATH) {
    mistakes.push(
      `VITE_CRM_ENDPOINT has the path ${endpoint.pathname}. Salesforce takes leads at ${WEB_TO_LEAD_PATH}: copy the address from the action of the form that it generates.`,
    );
  }
  const orgId = endpoint.searchParams.get('orgId');
  if (orgId && !isSameId(orgId, crm.oid)) {
    mistakes.push(
      `VITE_CRM_ENDPOINT names the organisation ${orgId}, but VITE_CRM_OID is ${crm.oid}. Copy both from the same generated form.`,
    );
  }
  return mistakes;
}

const fieldsOf = (crm: CrmCandidate) =>
  fieldNames.map((name) => [name, { ...crm.formFields, ...crm.fields }[name]] as const);

/** Ids that were never replaced. */
function exampleMistakes(crm: CrmCandidate): string[] {
  const endpoint = usableAddress(crm.endpoint);
  if (!endpoint || isLocal(endpoint.hostname)) return [];
  const ids: (readonly [string, string | undefined])[] = [
    ['VITE_CRM_OID', crm.oid],
    ['VITE_CRM_RECORD_TYPE', crm.recordType],
    ['VITE_CRM_CAMPAIGN_ID', crm.campaign],
    ...fieldsOf(crm).map(([name, id]) => [fieldSetting(name), id] as const),
  ];
  return ids.flatMap(([setting, id]) =>
    id && isExampleId(id)
      ? `${setting} is still the example ${id}, which belongs to no organisation. Set it to your own id; docs/salesforce.md says where to find it.`
      : [],
  );
}

/** Two values in one field, of which only one would reach the CRM. */
function sharedFieldMistakes(crm: CrmCandidate, listed: Partial<Record<FieldName, string>>): string[] {
  // A field of a form that the setting does not name has a default.
  const labelOf = (name: FieldName) => (listed[name] ? fieldSetting(name) : `the default id of ${name}`);
  const mistakes: string[] = [];
  const taken = new Map<string, string>();
  for (const [name, id] of fieldsOf(crm)) {
    if (!id) continue;
    const other = taken.get(recordPart(id));
    if (other) {
      mistakes.push(
        `${labelOf(name)} is the id of the same field as ${other}. Each should have a field of its own.`,
      );
    }
    taken.set(recordPart(id), labelOf(name));
  }
  return mistakes;
}

/** All of these mistakes. `env` tells which values were set and which are defaults. */
export function crmMistakes(siteUrl: string, crm: CrmCandidate, env: Variables): string[] {
  const { ids, mistakes } = listedFieldIds(env);
  return [
    ...endpointMistakes(siteUrl, crm, env),
    ...mistakes,
    ...exampleMistakes(crm),
    ...sharedFieldMistakes(crm, ids),
  ];
}
