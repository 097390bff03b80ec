import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets time pass, with everything that React and promises do on the way. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets time pass where nothing of React is on the page. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
