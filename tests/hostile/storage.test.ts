// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { customFieldIds } from '../../schemas/salesforce/ids.ts';
import { createDispatcher } from '../../src/leads/dispatcher.ts';
import { EXPIRES_AFTER, isOutboxEntry, type OutboxEntry } from '../../src/leads/outboxEntry.ts';
import { mailtoFor } from '../../src/forms/mailto.ts';
import { createOutbox } from '../../src/leads/outbox.ts';
import { makeEntry } from '../helpers/factories.ts';
import { posted } from './carriage.ts';
import { entries } from './corpus.ts';

const NOW = Date.UTC(2026, 0, 5, 12);
/** What a browser gives a site, in characters of keys and values. */
const QUOTA = 5_000_000;

let kept: Map<string, string>;
const size = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
const storage = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    const old = kept.get(key)?.length ?? -key.length;
    if (size() - old + value.length > QUOTA) throw new DOMException('Full.', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};
const outbox = createOutbox(
  () => storage,
  () => NOW,
);
const neighbours = [
  makeEntry({ id: 'before', createdAt: NOW - 2 }),
  makeEntry({ id: 'after', createdAt: NOW - 1 }),
];

beforeEach(() => {
  kept = new Map();
});

/** Stores contents between two good leads, and gives what the outbox makes of it all. */
const listWith = (contents: Record<string, string>) => {
  const [before, after] = neighbours.map((lead) => ['outbox:' + lead.id, JSON.stringify(lead)] as const);
  kept = new Map([...(before ? [before] : []), ...Object.entries(contents), ...(after ? [after] : [])]);
  return outbox.list();
};

describe('the outbox', () => {
  test('keeps its leads and sets aside everything else under its keys', () => {
    const contents = Object.fromEntries(entries.map(([name, text]) => [`outbox:${name}`, text]));
    expect(listWith(contents)).toEqual(neighbours);
    const aside = entries.map(([name, raw]) => [
      `outbox-unreadable:${name}`,
      JSON.stringify({ at: NOW, raw }),
    ]);
    expect([...kept].filter(([key]) => key.startsWith('outbox-unreadable:'))).toEqual(aside);
  });

  test('takes any text for the number of a lead', () => {
    for (const [name, id] of entries.filter(([, text]) => text !== '')) {
      const lead = makeEntry({ id, createdAt: NOW });
      expect(listWith({ [`outbox:${id}`]: JSON.stringify(lead) }), `with ${name}`).toEqual([
        ...neighbours,
        lead,
      ]);
      expect(outbox.get(id), `with ${name}`).toEqual(lead);
      outbox.remove(id);
      expect(outbox.list(), `with ${name}`).toEqual(neighbours);
    }
  });

  test('keeps any text in a lead unchanged', () => {
    for (const [name, text] of entries) {
      const lead = makeEntry({ id: 'one', form: text, fields: { last_name: text, message: text } });
      outbox.save(lead);
      expect(outbox.get('one'), `with ${name}`).toEqual(lead);
    }
  });

  test('refuses a lead with a part of the wrong type', () => {
    const wrong = [null, true, [], {}, '', -1, 0.5];
    const lead = { ...makeEntry({ id: 'one', createdAt: NOW }), fields: { last_name: 'Asha' } };
    const spoiled = Object.keys(lead).flatMap((part) => wrong.map((value) => ({ ...lead, [part]: value })));
    const unfit = [...spoiled, null, [], [lead], 'text', 1, true, { ...lead, fields: { a: 1 } }, {}].filter(
      (value) => !isOutboxEntry(value),
    );
    expect(unfit.length).toBeGreaterThan(50);
    for (const value of unfit) {
      const raw = JSON.stringify(value);
      expect(listWith({ 'outbox:one': raw }), `with ${raw}`).toEqual(neighbours);
      expect(kept.get('outbox-unreadable:one'), `with ${raw}`).toContain(JSON.stringify(raw));
    }
  });

  test.each(['2', '1e308', '1e999'])('leaves an entry of the later version %s alone', (version) => {
    const raw = `{"version":${version},"id":7,"fields":"<script>"}`;
    expect(listWith({ 'outbox:one': raw })).toEqual(neighbours);
    expect(kept.get('outbox:one')).toBe(raw);
  });

  test('reads only its own keys', () => {
    const foreign = Object.fromEntries(entries.map(([, text]) => [text, text]));
    expect(listWith(foreign)).toEqual(neighbours);
    expect(Object.fromEntries(kept)).toMatchObject(foreign);
  });
});

test('leads with impossible times and counts are tried or dropped, and the good ones are delivered', async () => {
  const times = [0, -1, 1e308, -1e308, Number.MAX_SAFE_INTEGER, NOW + EXPIRES_AFTER];
  const strange = times.flatMap((createdAt, index) =>
    times.map((nextTry, second) =>
      makeEntry({ id: `${index}-${second}`, createdAt, nextTry, tries: Number.MAX_SAFE_INTEGER }),
    ),
  );
  for (const lead of [...strange, ...neighbours]) outbox.save(lead);
  const delivered: string[] = [];
  const waits: number[] = [];
  const dispatcher = createDispatcher({
    outbox,
    post: (lead) => {
      delivered.push(lead.id);
      return Promise.resolve(true);
    },
    probe: () => Promise.resolve(true),
    probeConfirms: false,
    isOnline: () => true,
    exclusively: (_name, task) => task(),
    now: () => NOW,
    after: (ms) => {
      waits.push(ms);
      return () => {};
    },
  });
  await dispatcher.flush();
  expect(delivered).toEqual(expect.arrayContaining(['before', 'after']));
  expect(waits.filter((ms) => !(ms >= 1000 && ms <= 24 * 3_600_000))).toEqual([]);
});

test('a link that sends a lead by mail holds its texts and no header of its own', () => {
  for (const [name, text] of entries.filter(([, message]) => message !== '')) {
    const lead: OutboxEntry = makeEntry({ fields: { last_name: text, [customFieldIds.message]: text } });
    const link = new URL(mailtoFor(lead));
    expect(link.protocol + link.pathname, `with ${name}`).toMatch(/^mailto:[a-z]+@[a-z.]+$/);
    expect([...link.searchParams.keys()], `with ${name}`).toEqual(['subject', 'body']);
    const body = posted(link.searchParams.get('body') ?? '');
    expect(body, `with ${name}`).toBe(posted(`Name: ${text}\nMessage: ${text}`));
  }
});

describe('a device with hostile entries under the keys of the site', () => {
  /** The choice as a page reads it that was just opened. */
  const readChoice = async () => {
    vi.resetModules();
    return (await import('../../src/consent/choice.ts')).readChoice();
  };

  test('counts as no cookie choice', async () => {
    vi.useFakeTimers({ now: NOW });
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const forged = ['accepted', 'accepted 1e999', 'accepted NaN', `accepted,${NOW}`, `Accepted ${NOW}`];
    for (const text of [...entries.map((entry) => entry[1]), ...forged]) {
      kept.set('cookie-choice', text);
      expect(await readChoice(), `with ${text}`).toBeUndefined();
      kept.set('cookie-choice', `accepted ${text}`);
      expect(await readChoice(), `with ${text}`).toBeUndefined();
    }
  });
});
