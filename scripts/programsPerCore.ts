import { availableParallelism, loadavg } from 'node:os';

/** How many programs share a core of this machine now, at least two. Windows does not say: it is always two there. */
export const programsPerCore = () => Math.max(2, (loadavg()[0] ?? 0) / availableParallelism());
