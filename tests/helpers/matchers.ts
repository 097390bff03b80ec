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

/** What keeps a field from showing a message as its error, or nothing. */
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

/** A matcher that waits until nothing is wrong any more. It cannot be negated: waiting for "never" makes no sense. */
const eventually = async (problem: () => string | undefined) => {
  try {
    await waitFor(() => {
      const found = problem();
      if (found) throw new Error(found);
    });
    return { pass: true, message: () => 'This matcher cannot be negated.' };
  } catch {
    return { pass: false, message: () => problem() ?? 'It was right after all, but too late.' };
  }
};

expect.extend({
  toShowError: (field: HTMLElement, message: string) => eventually(() => missing(field, message)),
  toShowNoError: (field: HTMLElement) =>
    eventually(() =>
      field.getAttribute('aria-invalid') === 'false'
        ? undefined
        : `Expected no error, but the field shows: ${descriptionsOf(field).join(' | ')}`,
    ),
});
