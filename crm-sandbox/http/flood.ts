export interface FloodLimit {
  readonly posts: number;
  readonly windowMs: number;
}

export const DEFAULT_FLOOD: FloodLimit = { posts: 120, windowMs: 10_000 };

interface Window {
  readonly startedAt: number;
  count: number;
}

export type FloodVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number; readonly first: boolean };

/** Counts posts for each address in fixed windows; `first` marks the first post turned away in a window. */
export class Flood {
  readonly #limit: FloodLimit | undefined;
  readonly #windows = new Map<string, Window>();

  constructor(limit: FloodLimit | undefined) {
    this.#limit = limit;
  }

  count(address: string, now: number): FloodVerdict {
    const limit = this.#limit;
    if (!limit) return { allowed: true };
    const window = this.#windowOf(address, now, limit);
    window.count += 1;
    if (window.count <= limit.posts) return { allowed: true };
    const retryAfterSeconds = Math.max(1, Math.ceil((window.startedAt + limit.windowMs - now) / 1000));
    return { allowed: false, retryAfterSeconds, first: window.count === limit.posts + 1 };
  }

  #windowOf(address: string, now: number, limit: FloodLimit): Window {
    const open = this.#windows.get(address);
    if (open && now - open.startedAt < limit.windowMs) return open;
    for (const [other, { startedAt }] of this.#windows)
      if (now - startedAt >= limit.windowMs) this.#windows.delete(other);
    const fresh = { startedAt: now, count: 0 };
    this.#windows.set(address, fresh);
    return fresh;
  }
}
