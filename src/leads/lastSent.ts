/**
 * What was sent last, in any tab: the same words sent twice within seconds, by a double click or in two windows, are one
 * lead.
 */
import { SENT_KEY } from '../config/storageKeys';
import { tryStorage } from '../consent/tryStorage';
import { isRecord } from './outboxEntry';

/** Two submits of the same values within this many ms count as one. */
export const SAME_LEAD_WITHIN = 10_000;

interface Sent {
  readonly digest: number;
  readonly at: number;
  readonly id: string;
}

const isSent = (value: unknown): value is Sent =>
  isRecord(value) &&
  typeof value['digest'] === 'number' &&
  typeof value['at'] === 'number' &&
  typeof value['id'] === 'string';

/** A number that stands for a text without revealing it (FNV-1a, 32 bits). */
const digestOf = (text: string) => {
  let digest = 0x81_1c_9d_c5;
  for (const character of text) digest = Math.imul(digest ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return digest >>> 0;
};

export function createLastSent() {
  let inMemory: Sent | undefined;
  const read = () => {
    const stored = tryStorage((): unknown => JSON.parse(localStorage.getItem(SENT_KEY) ?? 'null'));
    return isSent(stored) ? stored : inMemory;
  };
  const forget = () => {
    inMemory = undefined;
    tryStorage(() => localStorage.removeItem(SENT_KEY));
  };

  return {
    /** The id of the lead that was sent with these words a moment ago; undefined if there is none. */
    find(words: string, now: number): string | undefined {
      const sent = read();
      const isSame = sent?.digest === digestOf(words) && Math.abs(now - sent.at) < SAME_LEAD_WITHIN;
      return isSame ? sent.id : undefined;
    },
    note(words: string, at: number, id: string): void {
      inMemory = { digest: digestOf(words), at, id };
      tryStorage(() => localStorage.setItem(SENT_KEY, JSON.stringify(inMemory)));
      setTimeout(() => {
        if (read()?.id === id) forget();
      }, SAME_LEAD_WITHIN);
    },
    /** The lead was deleted before it arrived: the same words are now a new lead. */
    forget(id: string): void {
      if (read()?.id === id) forget();
    },
  };
}
