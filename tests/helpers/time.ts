import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From here on time passes only when a test says so. Testing Library knows Jest's fake clock alone, so Vitest's poses as it. */
export const stopTime = () => {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
};

/** Lets time pass, with everything that React and promises do on the way. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets time pass where nothing of React is on the page. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
