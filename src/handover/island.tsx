import { lazy, memo, Suspense, type ComponentType } from 'react';
import { loadWithRetry, within } from '../browser/loadWithRetry';
import { wait } from '../browser/wait';
import { FAILED, HYDRATED, ISLAND } from './handover.markup';
import { hostOf, islands } from './islandRegistry';
import { KeepPrerendered } from './KeepPrerendered';
import { ReportHydrated } from './ReportHydrated';
import { takeOver } from './takeOver';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

interface IslandOptions {
  /** Part of the first screen of its page, so its code is fetched with the page's. */
  isFirst?: boolean;
}

type LoadCode = () => Promise<unknown>;
type Islands = ReadonlyMap<LoadCode, IslandOptions>;

/** Holds how to fetch the code of the islands of the loaded pages. */
const createIslandCode = () => {
  const known = new Map<LoadCode, IslandOptions>();
  const unfetched = new Set<LoadCode>();
  const ofPages = new Map<LoadCode, Islands>();
  return {
    addIsland: (load: LoadCode, options: IslandOptions) => {
      known.set(load, options);
      unfetched.add(load);
    },
    /**
     * Loads a page's code. Its islands are those that were created meanwhile. Of two pages that load at once, one may get
     * the other's too, which are then fetched early.
     */
    islandsOf: async <Module,>(loadPage: () => Promise<Module>) => {
      const before = new Set(known.keys());
      const module = await loadPage();
      const own = ofPages.get(loadPage) ?? new Map([...known].filter(([load]) => !before.has(load)));
      ofPages.set(loadPage, own);
      return { module, own };
    },
    /**
     * Fetches the code of a page's islands, so that hydrating one has nothing to wait for: of all of them, or only of those
     * on the first screen.
     */
    fetchIslands: (ofPage: Islands, which: 'all' | 'first') => {
      const wanted = [...ofPage]
        .filter(([load, { isFirst }]) => unfetched.has(load) && (which === 'all' || isFirst))
        .map(([load]) => load);
      for (const load of wanted) unfetched.delete(load);
      return Promise.allSettled(wanted.map((load) => load()));
    },
  };
};

const { addIsland, fetchIslands, islandsOf } = createIslandCode();
export { fetchIslands, islandsOf };

/** When an island's code takes longer than this after a navigation, in ms, its page is loaded as a document. */
const ISLAND_WAIT = 5000;

/**
 * Loads the page as a document once another page waits for the code of this part: React applies a change of the address only to parts that
 * it has taken over, and a part of the layout or of the same route stays in the page. A visitor may have come back meanwhile.
 */
const giveWayTo = async (host: Element | null) => {
  const { pathname } = location;
  const isInTheWay = () => host?.isConnected && !host.hasAttribute(HYDRATED) && !host.hasAttribute(FAILED);
  await islands.untilLeft;
  do {
    await wait(ISLAND_WAIT);
    if (isInTheWay() && location.pathname !== pathname && navigator.onLine) location.reload();
  } while (isInTheWay());
};

/**
 * Loads an island's code. A prerendered part works until the code arrives. After a navigation there is none, so a
 * failure loads the page as a document.
 */
const loadIsland = async <Module,>(name: string, load: () => Promise<Module>): Promise<Module> => {
  if (islands.isPrerendered(name)) {
    const host = hostOf(name);
    void giveWayTo(host);
    const module = await loadWithRetry(load);
    if (host) takeOver.begin(host);
    return module;
  }
  try {
    return await within(ISLAND_WAIT, load());
  } catch {
    if (!navigator.onLine) return loadWithRetry(load);
    location.reload();
    return new Promise(() => {});
  }
};

/**
 * A part of the page with code of its own, prerendered like everything else, that React takes over separately, after the
 * rest of the page. `name` is unique in a page. Until then its props must not change: React could not apply them.
 */
export function island<P extends object = object>(name: string, load: Load<P>, options: IslandOptions = {}) {
  const host = () => hostOf(name);
  if (!import.meta.env.SSR) addIsland(load, options);
  const Content = lazy(() =>
    import.meta.env.SSR ? load() : islands.untilRequested(name).then(() => loadIsland(name, load)),
  );

  return memo(function Island(props: P) {
    return (
      <div {...{ [ISLAND]: name }}>
        <KeepPrerendered host={host}>
          <Suspense fallback={null}>
            <ReportHydrated host={host}>
              <Content {...props} />
            </ReportHydrated>
          </Suspense>
        </KeepPrerendered>
      </div>
    );
  });
}
