import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { track } from '../analytics/events';
import { anchors } from '../config/paths';

/**
 * After a navigation without a page load: tells screen readers the new page's title, moves the focus to its start, or to the
 * section that the link named, and reports the view of a page that was loaded.
 */
export const PageAnnouncer = () => {
  const { pathname, hash } = useLocation();
  /** The router has no data of a page that it could not load, and a page without data has `null`. */
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined;
  // A page that opens at a second try has the address of the first, and is announced again.
  const shown = `${pathname} ${isLoaded}`;
  const announced = useRef(shown);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === shown) return;
    announced.current = shown;
    setTitle(document.title);
    if (isLoaded) track({ type: 'page_view', page: pathname });
    const section = document.getElementById(hash.slice(1));
    const start = section?.hasAttribute('tabindex') ? section : document.getElementById(anchors.main);
    start?.focus({ preventScroll: true });
  }, [shown, isLoaded, pathname, hash]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
};
