import { lazy, memo, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { hostOf, markAwake, patiently, untilAwake, type When } from './registry';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

const unfetched = new Map<() => Promise<unknown>, When>();

/**
 * Fetches the code of the islands of the pages that are here by now, so that waking one has nothing to wait for: of all
 * of them, or only of those that stand where a page begins.
 */
export const fetchIslands = (which: 'all' | 'first') => {
  const wanted = [...unfetched].filter(([, when]) => which === 'all' || when === 'idle');
  for (const [load] of wanted) unfetched.delete(load);
  return Promise.allSettled(wanted.map(([load]) => load()));
};

/**
 * A part of the page with code of its own, prerendered like everything else, that React takes over only when it is
 * needed. `name` is unique in a page. Props must not change while it sleeps.
 */
export function island<P extends object = object>(name: string, load: Load<P>, when: When) {
  if (!import.meta.env.SSR) unfetched.set(load, when);
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
