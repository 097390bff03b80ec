// @vitest-environment node
import { expect, test } from 'vitest';
import { parseConfig } from '../../schemas/config';
import { env } from '../../src/config/env';
import { nativeFields } from '../../src/leads/crm';

const { oid, recordType } = env.crm;
const settings = {
  VITE_CRM_FIELDS: 'form=00N5g0000000002,page=00N5g0000000003,lead_id=00N5g0000000001',
  VITE_CRM_LEAD_SOURCE: 'Website',
  VITE_CRM_CAMPAIGN_ID: '7015g000000abcD',
};

// e2e/posts.spec.ts has the exact fields of the forms without these settings.

test('a form that posts without scripts has its id, its page and the campaign, where configured', () => {
  const configured = parseConfig(settings, 'https://www.wiselamp.example');
  expect(nativeFields('homeInline', '/works', configured)).toEqual({
    oid,
    recordType,
    retURL: 'https://www.wiselamp.example/works#thank-you',
    lead_source: 'Website',
    Campaign_ID: '7015g000000abcD',
    '00N5g0000000002': 'homeInline',
    '00N5g0000000003': '/works',
  });
});
