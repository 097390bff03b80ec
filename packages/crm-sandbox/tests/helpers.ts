import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts';
import { configuredFieldIds, sandboxDefaults } from '../fields.ts';
import { startSandbox, type Sandbox, type SandboxOptions } from '../server.ts';
import type { StoredLead } from '../store/leads.ts';

export const OID = sandboxDefaults.oid;
export const MESSAGE = configuredFieldIds.message;

export const temporaryFile = () => join(temporaryFolder(), 'leads.sqlite');

/** A new sandbox on any free port, stopped after the test. */
export async function sandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const started = await startSandbox({ port: 0, quiet: true, file: temporaryFile(), ...options });
  onTestFinished(() => started.stop());
  return started;
}

/**
 * `fetch` with the body read at once: this runtime's client may fail an assertion of its own when the server closes a
 * connection whose body nobody reads.
 */
export async function visit(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init);
  const body = await response.arrayBuffer();
  const { status, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

const post = (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
  visit(address, { method: 'POST', body, redirect: 'manual', headers });

type Values = Readonly<Record<string, string>>;
export const postForm = ({ url }: Sandbox, path: string, values: Values, headers?: Record<string, string>) =>
  post(url + path, new URLSearchParams(values), headers);

export const servlet = ({ url }: Sandbox): string => `${url}/servlet/servlet.WebToLead?encoding=UTF-8`;

type Changes = Readonly<Record<string, string | undefined>>;
/** The fields a lead form posts; a field set to undefined is left out. */
export function leadPost(changes: Changes = {}): Values {
  const fields = {
    oid: OID,
    recordType: sandboxDefaults.recordType,
    retURL: 'http://localhost:4173/works',
    last_name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    [MESSAGE]: 'When does the next batch start?',
    ...changes,
  };
  const given = Object.entries<string | undefined>(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Values;
}

export const postLead = (target: Sandbox, changes: Changes = {}, headers?: Record<string, string>) =>
  post(servlet(target), new URLSearchParams(leadPost(changes)), headers);

export const postRaw = (target: Sandbox, body: BodyInit, type = 'application/x-www-form-urlencoded') =>
  post(servlet(target), body, { 'content-type': type });

type JsonLead = Pick<StoredLead, 'id' | 'fields' | 'ignored' | 'refusal'>;
export async function leadsOf({ url }: Sandbox, query = ''): Promise<JsonLead[]> {
  return (await visit(`${url}/leads.json${query}`)).json() as Promise<JsonLead[]>;
}

export const pageText = async ({ url }: Sandbox, path = '/') => (await visit(url + path)).text();

export const setFault = ({ url }: Sandbox, fault: object) =>
  post(`${url}/faults`, JSON.stringify(fault), { 'content-type': 'application/json' });
