import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '../context.ts';
import { FAULT_HELP, parseFault } from '../faults.ts';
import { parseForm } from '../parseForm.ts';

/** The filled-in fields. An empty one keeps its default. */
const formValues = (body: ArrayBuffer) =>
  Object.fromEntries(parseForm(body).filter(([, value]) => value !== ''));

/** Faults on demand: as JSON for tests, as a form for people. */
export const faults = new Hono<AppEnv>()
  .get('/', (c) => c.json(c.var.services.faults.current))
  .post('/', async (c) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    const isForm = type === 'application/x-www-form-urlencoded';
    if (!isForm && type !== 'application/json')
      throw new HTTPException(415, { message: 'Send JSON or a urlencoded form.' });
    const input = isForm
      ? formValues(await c.req.arrayBuffer())
      : await c.req.json<unknown>().catch(() => undefined);
    const fault = parseFault(input);
    if (!fault) throw new HTTPException(400, { message: FAULT_HELP });
    c.var.services.faults.current = fault;
    return isForm ? c.redirect('/', 303) : c.json(fault);
  });
