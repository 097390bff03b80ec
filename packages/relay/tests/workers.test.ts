// @vitest-environment node
import { Miniflare, Response as WorkersResponse, type Request as WorkersRequest } from 'miniflare';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
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

let script = '';
beforeAll(async () => {
  script = await bundle();
}, 180_000);

/** Starts the relay on workerd until the end of the test, with a CRM that takes every lead. */
const start = () => {
  const arrived: Record<string, string>[] = [];
  const workers = new Miniflare({
    modules: true,
    script,
    compatibilityDate: '2025-12-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: settings,
    d1Databases: ['DB'],
    queueProducers: { LEADS: 'leads' },
    queueConsumers: { leads: { maxBatchTimeout: 0 } },
    outboundService: async (request: WorkersRequest) => {
      arrived.push(Object.fromEntries(new URLSearchParams(await request.text())));
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
  /** The page of the operators. */
  const page = async () => {
    const headers = { authorization: `Basic ${btoa(`operator:${TOKEN}`)}` };
    return (await workers.dispatchFetch('https://relay.example.com/operators', { headers })).text();
  };
  return { arrived, post, page };
};

/** For tests that start workerd. */
const slow = { timeout: 180_000 };

test('a lead gets a receipt from the relay on workerd', slow, async () => {
  const answer = await start().post(leadPost());
  expect(await answer.json()).toMatchObject({ id: 'lead-number-1' });
});

test('a lead that is sent again gets the same receipt from the relay on workerd', slow, async () => {
  const { post } = start();
  const receipt = await (await post(leadPost())).text();
  expect(await (await post(leadPost())).text()).toBe(receipt);
});

test(
  'without scripts an invalid form comes back from the relay on workerd with its message',
  slow,
  async () => {
    const answer = await start().post(leadPost({ phone: SHORT_PHONE }), 'text/html');
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(SHORT_PHONE_SAYS)]);
  },
);

test('the relay on workerd sends a lead to the CRM', slow, async () => {
  const { post, arrived } = start();
  await post(leadPost());
  await expect.poll(() => arrived, { timeout: 60_000 }).not.toEqual([]);
  expect(arrived).toMatchObject([{ oid: '00D5g000004Abcd', last_name: 'Asha Rao', retURL: `${SITE}/works` }]);
});

test('the operators’ page of the relay on workerd shows what was delivered', slow, async () => {
  const { post, page } = start();
  await post(leadPost());
  await expect.poll(page, { timeout: 60_000 }).toContain('Delivered (1)');
});
