import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadWithRetry, within } from '../browser/loadWithRetry';

/**
 * When a page's code takes longer than this, in ms, its document is opened instead. The document shows without that code,
 * which is then loaded again at the first touch.
 */
const PAGE_WAIT = 5000;

const PURPOSE = 'Purpose';
const PREFETCH = 'prefetch';
/** The request of a page that is fetched before the click. */
export const prefetchRequest = (address: string) =>
  new Request(address, { headers: { [PURPOSE]: PREFETCH } });
const isPrefetch = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  request.headers.get(PURPOSE) === PREFETCH;

/**
 * Whether the visitor waits for the page of a request: a link that is followed twice aborts the first request, and leads to the same page.
 * The address of a request has no section.
 */
const isAwaited = ({ signal, url }: Request, target: string) =>
  !signal.aborted || target.split('#')[0] === url;

/** Loads the code of pages, and remembers whether the first page has loaded and which one is loading. */
export const createPageLoading = () => {
  let isFirstLoad = true;
  /** The address that a navigation is loading. */
  let navigationTarget: string | undefined;

  return {
    /** The client entry calls this when the first page has loaded. */
    endFirstLoad: () => {
      isFirstLoad = false;
    },
    setNavigationTarget: (address: string | undefined) => {
      navigationTarget = address;
    },
    /**
     * Fetches the code of a page. On the first load it tries until that works: the prerendered page and its forms work
     * meanwhile. After a navigation a failure (a deploy replaced the file, the connection dropped) loads the page's address
     * as a document instead; without a network the error screen appears. A prefetch only fails.
     */
    loadPage: async <Module>(
      load: () => Promise<Module>,
      args: Pick<LoaderFunctionArgs, 'request'>,
    ): Promise<Module> => {
      if (import.meta.env.SSR || isPrefetch(args)) return load();
      if (isFirstLoad) return loadWithRetry(load);
      try {
        return await within(PAGE_WAIT, load());
      } catch (error) {
        // Read only now: the visitor may have followed another link meanwhile.
        const target = navigationTarget;
        if (!navigator.onLine || target === undefined || !isAwaited(args.request, target)) throw error;
        // After Back the address is the page's already, and its section alone would load nothing.
        if (target === location.href) location.reload();
        else location.assign(target);
        // The document is about to be replaced, so nothing else should show.
        return new Promise(() => {});
      }
    },
  };
};

export const { endFirstLoad, setNavigationTarget, loadPage } = createPageLoading();
