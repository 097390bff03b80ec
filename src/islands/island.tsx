import { lazy, memo, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { hostOf, markAwake, patiently, untilAwake, type When } from './registry';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

const unfetched = new Set<() => Promise<unknown>>();

/** Fetches the code of every island of the pages that are here by now, so that waking one has nothing to wait for. */
export const fetchIslands = () => {
  const loads = [...unfetched];
  unfetched.clear();
  return Promise.allSettled(loads.map((load) => load()));
};

/**
 * A part of the page with code of its own, prerendered like everything else, that React takes over only when it is
 * needed. `name` is unique in a page. Props must not change while it sleeps.
 */
export function island<P extends object = object>(name: string, load: Load<P>, when: When) {
  if (!import.meta.env.SSR) unfetched.add(load);
  const Content = lazy(() =>
    import.meta.env.SSR ? load() : untilAwake(name, when).then(() => patiently(load)),
  );

  const Awake = (props: P) => {
    useLayoutEffect(() => markAwake(hostOf(name)), []);
    return <Content {...props} />;
  };

  return memo(function Island(props: P) {
    return (
      <div data-island={name}>
        <Suspense fallback={null}>
          <Awake {...props} />
        </Suspense>
      </div>
    );
  });
}
