import { markShapes } from './markShapes';

/** The company's mark as paths, in an element that sets the outline. */
export const MarkPaths = () =>
  markShapes.map(({ outlined, ...path }) => (
    <path key={path.d} {...path} stroke={outlined ? undefined : (path.stroke ?? 'none')} />
  ));
