import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets time pass on fake timers, with everything that React and promises do on the way. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets time pass on fake timers, where React renders nothing meanwhile that `act` must see. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
