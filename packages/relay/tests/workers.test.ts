// @vitest-environment node
import { Miniflare, Response as WorkersResponse, type Request as WorkersRequest } from 'miniflare';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { leadPost, settings, SHORT_PHONE, SHORT_PHONE_SAYS, SITE, TOKEN } from './helpers.ts';

/** The relay as Cloudflare's runtime gets it: one module. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'packages/relay/worker.ts', write: false },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

test('the relay on workerd gives receipts, delivers leads, shows forms and the operators’ page', async () => {
  const arrived: string[] = [];
  const workers = new Miniflare({
    modules: true,
    script: await bundle(),
    compatibilityDate: '2025-12-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: settings,
    d1Databases: ['DB'],
    queueProducers: { LEADS: 'leads' },
    queueConsumers: { leads: { maxBatchTimeout: 0 } },
    outboundService: async (request: WorkersRequest) => {
      arrived.push(await request.text());
      return new WorkersResponse('', { headers: { 'is-processed': 'true' } });
    },
  });
  onTestFinished(() => workers.dispose());
  const post = (fields: Record<string, string>, accept = 'application/json') =>
    workers.dispatchFetch('https://relay.example.com/leads', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });

  const receipt = await (await post(leadPost())).text();
  expect(JSON.parse(receipt)).toMatchObject({ id: 'lead-number-1' });
  expect(await (await post(leadPost())).text()).toBe(receipt);
  const wrong = await post(leadPost({ phone: SHORT_PHONE }), 'text/html');
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining(SHORT_PHONE_SAYS)]);

  const operators = async () => {
    const headers = { authorization: `Basic ${btoa(`operator:${TOKEN}`)}` };
    const page = await workers.dispatchFetch('https://relay.example.com/operators', { headers });
    return page.text();
  };
  await expect.poll(operators, { timeout: 60_000 }).toContain('Delivered (1)');
  expect(arrived.map((body) => Object.fromEntries(new URLSearchParams(body)))).toMatchObject([
    { oid: '00D5g000004Abcd', last_name: 'Asha Rao', retURL: `${SITE}/works` },
  ]);
}, 180_000);
