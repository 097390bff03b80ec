import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { customFieldIds, sandboxDefaults } from '../../crm-sandbox/fields.ts';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../crm-sandbox/server.ts';

export const OID = sandboxDefaults.oid;
export const MESSAGE = customFieldIds.message;

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  // Servers stop before the folders of their files go.
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

export function temporaryFile(name = 'leads.sqlite'): string {
  const folder = mkdtempSync(join(tmpdir(), 'crm-sandbox-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/** A new sandbox on any free port, stopped after the test. */
export async function sandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const file = options.file ?? temporaryFile();
  const started = await startSandbox({ port: 0, quiet: true, ...options, file });
  cleanups.push(() => started.stop());
  return started;
}

/** One sandbox for all tests of a block; `fill` runs once, before the first of them. */
export function sharedSandbox(options: SandboxOptions, fill: (crm: Sandbox) => Promise<void>): () => Sandbox {
  const folder = mkdtempSync(join(tmpdir(), 'crm-shared-'));
  let crm: Sandbox | undefined;
  beforeAll(async () => {
    crm = await startSandbox({ port: 0, quiet: true, ...options, file: join(folder, 'leads.sqlite') });
    await fill(crm);
  });
  afterAll(async () => {
    await crm?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => crm ?? expect.fail('The sandbox runs only during the tests.');
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

type Fields = Readonly<Record<string, string>>;

/** The fields a lead form posts; a field set to undefined is left out. */
export function leadFields(changes: Readonly<Record<string, string | undefined>> = {}): Fields {
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
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export const servlet = ({ url }: Sandbox): string => `${url}/servlet/servlet.WebToLead?encoding=UTF-8`;

export function postLead(
  target: Sandbox,
  changes: Readonly<Record<string, string | undefined>> = {},
  init: RequestInit = {},
): Promise<Response> {
  const body = new URLSearchParams(leadFields(changes));
  return visit(servlet(target), { method: 'POST', body, redirect: 'manual', ...init });
}

export function postRaw(target: Sandbox, body: BodyInit, type = 'application/x-www-form-urlencoded') {
  return visit(servlet(target), {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': type },
  });
}

export interface JsonLead {
  readonly id: number;
  readonly receivedAt: string;
  readonly form: string;
  readonly page: string;
  readonly fields: Fields;
  readonly ignored: readonly string[];
  readonly isSpam: boolean;
  readonly answeredAt: string | null;
  readonly refusal: string | null;
  readonly duplicateOf: number | null;
}

export async function leadsOf({ url }: Sandbox, query = ''): Promise<JsonLead[]> {
  const response = await visit(`${url}/leads.json${query}`);
  const leads: JsonLead[] = await response.json();
  return leads;
}

export async function pageText({ url }: Sandbox, path = '/'): Promise<string> {
  const response = await visit(url + path);
  return response.text();
}

export function setFault({ url }: Sandbox, fault: Readonly<Record<string, unknown>>): Promise<Response> {
  return visit(`${url}/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  });
}

// The package brings no types; this is what the tests use of it.
interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
}
const jsdom: Jsdom = createRequire(import.meta.url)('jsdom');

export async function openPage(target: Sandbox, path = '/'): Promise<Document> {
  return new jsdom.JSDOM(await pageText(target, path)).window.document;
}

/** For what `fetch` does not let a caller set, such as the Host header. */
export function rawRequest(
  { url }: Sandbox,
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<{ response: IncomingMessage; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url}${path}`, { agent: false, ...options }, (response) => {
      text(response).then((content) => resolve({ response, body: content }), reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** An element's text as read: white space runs count as one space. */
export const textOf = (element: Element | null) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** The names in a list of leads, from the top. */
export const names = (page: Document) =>
  [...page.querySelectorAll('.leads th')].map((cell) => cell.querySelector('a')).map(textOf);

export function postForm({ url }: Sandbox, path: string, values: Record<string, string>): Promise<Response> {
  return visit(url + path, { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' });
}
