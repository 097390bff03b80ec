/** The oldest browsers that get scripts: docs/decisions/2026-11-21-oldest-browsers.md. Older ones get the plain page. */
const oldest = { chrome: [111, 0], safari: [16, 4], firefox: [121, 0] } as const;

/** For scripts, as Vite takes it. */
export const scriptTargets = Object.entries(oldest).map(([name, version]) => name + version.join('.'));

/** For styles, as lightningcss takes it. */
export const styleTargets = Object.fromEntries(
  Object.entries({ ...oldest, ios_saf: oldest.safari }).map(([name, [major, minor]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
);
