/** The oldest browsers that run scripts; see docs/decisions/2026-11-21-oldest-browsers.md. */
const oldest = { chrome: [111, 0], safari: [16, 4], firefox: [121, 0] } as const;

/** In Vite's format. */
export const scriptTargets = Object.entries(oldest).map(([name, version]) => name + version.join('.'));

/** In lightningcss's format. Firefox from 115 on shows the page, too: there a list with an unknown selector would count for nothing. */
export const styleTargets = Object.fromEntries(
  Object.entries({ ...oldest, firefox: [115, 0], ios_saf: oldest.safari } as const).map(
    ([name, [major, minor]]) => [name, (major << 16) | (minor << 8)],
  ),
);
