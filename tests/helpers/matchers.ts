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

/** Turns an assertion that is waited for into a matcher's answer; it cannot be negated. */
const answer = async (assertion: () => void) => {
  try {
    await waitFor(assertion);
    return { pass: true, message: () => 'This matcher cannot be negated.' };
  } catch (error) {
    return { pass: false, message: () => (error instanceof Error ? error.message : String(error)) };
  }
};

expect.extend({
  toShowError: (field: HTMLElement, message: string) =>
    answer(() => {
      expect(descriptionsOf(field)).toContain(message);
      expect(field).toHaveAttribute('aria-invalid', 'true');
      const shown = describing(field).find(({ textContent }) => textContent === message);
      expect(shown?.closest('[aria-live="polite"]')).toBeInTheDocument();
    }),
  toShowNoError: (field: HTMLElement) =>
    answer(() => expect(field).toHaveAttribute('aria-invalid', 'false')),
});
