import { useState, type ReactNode } from 'react';

/**
 * The message of a control after an action, for its live region.
 * @returns the message as text, a function that sets the next one, and the message as an element. The element is new
 *   each time, so that screen readers repeat the same message. Without a message there is none.
 */
export const useAnnouncement = (): [
  status: string,
  announce: (message: string) => void,
  announcement: ReactNode,
] => {
  const [{ status, times }, setMessage] = useState({ status: '', times: 0 });
  const announce = (message: string) => setMessage((last) => ({ status: message, times: last.times + 1 }));
  return [status, announce, status && <span key={times}>{status}</span>];
};
