import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** Waits until a field is marked as wrong and described by exactly this message, in a region that is read out. */
    toShowError: (message: string) => Promise<T>;
    /** Waits until a field is marked as right. */
    toShowNoError: () => Promise<T>;
  }
}

const describing = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? []);

/** The texts that a field is described by, each as a whole: its error, its note, its hint. */
export const descriptionsOf = (field: HTMLElement) => describing(field).map(({ textContent }) => textContent);

/** The reason why a field does not show a message as its error, or nothing. */
const missing = (field: HTMLElement, message: string) => {
  const shown = describing(field).find(({ textContent }) => textContent === message);
  if (!shown)
    return `Expected "${message}" to describe the field; it has: ${descriptionsOf(field).join(' | ')}`;
  if (field.getAttribute('aria-invalid') !== 'true')
    return `"${message}" is shown, but aria-invalid is not set.`;
  return shown.closest('[aria-live="polite"]')
    ? undefined
    : `"${message}" is not in a region that is read out.`;
};

/** The reason why a field counts as wrong, or nothing. */
const unexpected = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') === 'false'
    ? undefined
    : `Expected no error, but the field shows: ${descriptionsOf(field).join(' | ')}`;

/** A matcher that waits until there is no problem any more. Its negation would wait for the timeout and then pass. */
const eventually = async ({ isNot }: { isNot?: boolean }, problem: () => string | undefined) => {
  if (isNot)
    throw new Error('toShowError and toShowNoError cannot be negated. Use the other one of the two.');
  try {
    await waitFor(() => {
      const found = problem();
      if (found) throw new Error(found);
    });
    return { pass: true, message: () => '' };
  } catch {
    return { pass: false, message: () => problem() ?? 'It became right after the wait had ended.' };
  }
};

expect.extend({
  toShowError(field: HTMLElement, message: string) {
    return eventually(this, () => missing(field, message));
  },
  toShowNoError(field: HTMLElement) {
    return eventually(this, () => unexpected(field));
  },
});
