import { useState, type ReactNode } from 'react';

/**
 * What a control says after an action, for its live region.
 *
 * @returns the words, a function that says others, and an element to show them in: a new one each time, so that screen
 *   readers repeat the same words. Without words there is none.
 */
export const useAnswer = (): [status: string, answer: (said: string) => void, shown: ReactNode] => {
  const [{ status, times }, setAnswer] = useState({ status: '', times: 0 });
  const answer = (said: string) => setAnswer((last) => ({ status: said, times: last.times + 1 }));
  return [status, answer, status && <span key={times}>{status}</span>];
};
