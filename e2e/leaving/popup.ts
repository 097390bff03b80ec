/**
 * A page of an engine that WebDriver drives. The driver's own tab opens it as a window of its own, so that it is visible
 * and can be closed alone, whatever other pages do.
 */
import type { Engine } from '../browsers/engine';
import { visitor } from '../browsers/page';
import { cookieValue } from '../chaos/brokenFiles';
import { outboxWith } from './inPage';
import type { Tab } from './leave';

interface Opener extends Window {
  child?: Window | null;
}

export const openPopup = async (engine: Engine, siteUrl: string): Promise<Tab> => {
  const session = await engine.open();
  const { click, run, until } = visitor(session);
  return {
    open: async (address, stalledFile) => {
      await session.go(`${siteUrl}/robots.txt`);
      await run(
        (url, cookie) => {
          if (cookie) document.cookie = `${cookie}; path=/`;
          document.addEventListener('click', () => {
            (window as Opener).child = window.open(url, '_blank', 'popup,width=1400,height=900');
          });
        },
        siteUrl + address,
        stalledFile ? `chaos=${cookieValue('stall', stalledFile, 'leaving')}` : '',
      );
      // WebKit blocks a window that no click has asked for.
      await click('body');
      await until(
        'the page in a window of its own',
        (path) => {
          const { child } = window as Opener;
          return child?.location.pathname === path && child.document.readyState !== 'loading';
        },
        address,
      );
    },
    run,
    hasLeft: (way, address) =>
      until(
        'the visitor on the way',
        (leaving, path) => {
          const { child } = window as Opener;
          // The site's opener policy makes a window on another site look closed.
          if (!child || child.closed) return leaving !== 'another page';
          try {
            return child.location.pathname === path;
          } catch {
            // Only the pages of this site can be read.
            return leaving === 'another site';
          }
        },
        way,
        address,
      ),
    stored: (word) => run(outboxWith, word),
    end: () => session.close(),
  };
};
