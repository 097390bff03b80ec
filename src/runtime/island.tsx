import { lazy, memo, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { loadWithRetry, within } from './loadWithRetry';
import { ISLAND } from './markup';
import { KeepPrerendered } from './KeepPrerendered';
import { hostOf, markHydrated, untilRequested, type When } from './islandRegistry';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

const unfetched = new Map<() => Promise<unknown>, When>();

/**
 * Fetches the code of the islands of the loaded pages, so that hydrating one has nothing to wait for: all of them, or
 * only those at the beginning of a page.
 */
export const fetchIslands = (which: 'all' | 'first') => {
  const wanted = [...unfetched].filter(([, when]) => which === 'all' || when === 'idle');
  for (const [load] of wanted) unfetched.delete(load);
  return Promise.allSettled(wanted.map(([load]) => load()));
};

const PATIENCE = 5000;

/**
 * Loads an island's code. Where its prerendered part is in the page, that part works until the code arrives. After a
 * navigation there is none, and a failure loads the page as a document.
 */
const loadIsland = async <Module,>(name: string, load: () => Promise<Module>): Promise<Module> => {
  if (hostOf(name)?.hasChildNodes()) return loadWithRetry(load);
  try {
    return await within(PATIENCE, load());
  } catch {
    if (!navigator.onLine) return loadWithRetry(load);
    location.reload();
    return new Promise(() => {});
  }
};

/**
 * A part of the page with code of its own, prerendered like everything else, that React takes over only when it is
 * needed. `name` is unique in a page. Props must not change before that.
 */
export function island<P extends object = object>(name: string, load: Load<P>, when: When) {
  const host = () => hostOf(name);
  if (!import.meta.env.SSR) unfetched.set(load, when);
  const Content = lazy(() =>
    import.meta.env.SSR ? load() : untilRequested(name, when).then(() => loadIsland(name, load)),
  );

  const Marked = (props: P) => {
    useLayoutEffect(() => markHydrated(host()), []);
    return <Content {...props} />;
  };

  return memo(function Island(props: P) {
    return (
      <div {...{ [ISLAND]: name }}>
        <KeepPrerendered host={host}>
          <Suspense fallback={null}>
            <Marked {...props} />
          </Suspense>
        </KeepPrerendered>
      </div>
    );
  });
}
