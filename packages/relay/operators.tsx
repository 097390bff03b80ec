/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hono, type Context } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { csrf } from 'hono/csrf';
import { timingSafeEqual } from 'hono/utils/buffer';
import { wireName } from '../../schemas/salesforce/wire.ts';
import { networkOf } from './address.ts';
import type { Counter } from './counter.ts';
import type { Leads } from './leads.ts';
import { OperatorsPage } from './pages/OperatorsPage.tsx';
import type { Connection, Parts } from './ports.ts';

const WRONG_PASSWORDS = 5;
/** In seconds: long enough to make guessing useless, short enough for an operator at the same address. */
export const PAUSE_SECONDS = 300;

type OperatorsEnv = { Bindings: Pick<Connection, 'address'> };

const idOf = async (c: Context) => new URLSearchParams(await c.req.text()).get('id') ?? '';

interface OperatorsParts {
  readonly leads: Leads;
  readonly token: string;
  /** By address. */
  readonly wrongPasswords: Counter;
}

/** The operators' page and its buttons, for the owner of the password. */
export function createOperators(
  { settings, queue, now }: Parts,
  { leads, token, wrongPasswords: failures }: OperatorsParts,
): Hono<OperatorsEnv> {
  const { crm, hosts } = settings;
  const verifyUser = async (username: string, password: string, c: Context<OperatorsEnv>) => {
    const isRight = await timingSafeEqual(
      JSON.stringify(['operator', token]),
      JSON.stringify([username, password]),
    );
    if (isRight) return true;
    const network = networkOf(c.env.address);
    failures.add(network);
    console.warn(`Wrong password for /operators from ${network}, number ${failures.count(network)}.`);
    return false;
  };
  return (
    new Hono<OperatorsEnv>()
      .use(async (c, next) => {
        // A page that points its own domain at this server (DNS rebinding) must not read the leads.
        const { hostname } = new URL(c.req.url);
        if (!hosts.includes(hostname))
          return c.text(`Add ${hostname} to RELAY_HOSTS to use this page under that host name.`, 421);
        if (failures.count(networkOf(c.env.address)) >= WRONG_PASSWORDS)
          return c.text('Too many wrong passwords. Wait five minutes.', 429, {
            'retry-after': String(PAUSE_SECONDS),
          });
        return next();
      })
      .use(basicAuth({ verifyUser, realm: 'Lead relay' }))
      // The browser sends the password by itself, also for another site's form.
      .use(csrf())
      .get('/', async (c) => {
        const groups = [
          { title: 'Unverified', ...(await leads.list(200, ['unverified'])) },
          { title: 'Waiting', ...(await leads.list(200, ['waiting', 'sending'])) },
          { title: 'Refused by the CRM', ...(await leads.list(200, ['refused'])) },
          { title: 'Delivered', ...(await leads.list(50, ['delivered'])) },
        ];
        const messageName = wireName('message', crm.formFields);
        return c.html(<OperatorsPage {...{ groups, messageName }} nonce={c.get('secureHeadersNonce')} />);
      })
      .post('/retry', async (c) => {
        const id = await idOf(c);
        if ((await leads.release(id, now())) > 0) await queue.push(id, 0);
        return c.redirect('/operators', 303);
      })
      .post('/delete', async (c) => {
        await leads.delete(await idOf(c));
        return c.redirect('/operators', 303);
      })
  );
}
