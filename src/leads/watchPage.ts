import { OUTBOX_KEY, SETTLED_KEY } from '../config/storageKeys';
import type { Dispatcher } from './dispatcher';

/** How long after a tap on its link another program, such as the phone's dialler, may open, in ms. */
const HANDED_OVER_FOR = 1_000;

/**
 * Watches for taps on links that another program answers, such as `mailto:` and `tel:`, and on downloads. Chromium
 * then asks the page whether it may be left, and a phone hides it, but the page stays.
 * @returns whether such a link was just tapped
 */
const watchOtherPrograms = (): (() => boolean) => {
  let handedOverAt = -Infinity;
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && (!link.protocol.startsWith('http') || link.hasAttribute('download')))
      handedOverAt = performance.now();
  };
  document.addEventListener('click', onClick, true);
  return () => performance.now() - handedOverAt < HANDED_OVER_FOR;
};

/**
 * Delivers pending leads when the connection returns, and when the visitor comes back to the tab. When the page is
 * hidden or left, leads without proof go out once more. Asks before the page is left with a lead that no storage keeps.
 */
export const watchPage = (dispatcher: Dispatcher): void => {
  const isHandedOver = watchOtherPrograms();
  const isAtRisk = () => dispatcher.pending().some(({ id }) => !dispatcher.isStored(id));
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isHandedOver()) return;
    // Chromium may kill a page that goes to another site before its `pagehide`. The visitor may still decide to stay,
    // so the page does not end yet.
    dispatcher.leave({ ends: false });
    if (isAtRisk()) event.preventDefault();
  };
  dispatcher.listen(() => {
    const isInFlight = dispatcher.pending().some(({ isOpen, tries }) => isOpen || tries === 0);
    // Only while needed, because this listener keeps a page out of the back-forward cache.
    if (isInFlight || isAtRisk()) addEventListener('beforeunload', onBeforeUnload);
    else removeEventListener('beforeunload', onBeforeUnload);
  });
  const onReturn = () => void dispatcher.flush({ reconnected: true });
  addEventListener('online', onReturn);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Another page may have settled a lead meanwhile.
    dispatcher.refresh();
    void dispatcher.comeBack();
  });
  addEventListener('pagehide', () => dispatcher.leave({ ends: true }));
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(OUTBOX_KEY) || key.startsWith(SETTLED_KEY)) dispatcher.refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onReturn();
    else if (!isHandedOver()) dispatcher.leave({ ends: false });
  });
};
