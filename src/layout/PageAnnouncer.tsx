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
  // Where a page opens on the second try, its address does not change. It is announced all the same.
  const view = `${pathname} ${isLoaded}`;
  const announced = useRef(view);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === view) return;
    announced.current = view;
    setTitle(document.title);
    if (isLoaded) track({ type: 'page_view', page: pathname });
    // Only a section that can take the focus.
    const section = document.getElementById(hash.slice(1));
    const start = section?.hasAttribute('tabindex') ? section : document.getElementById(anchors.main);
    start?.focus({ preventScroll: true });
  }, [view, isLoaded, pathname, hash]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
};
