import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '../analytics/events';
import { anchors } from '../config/paths';

/**
 * After a navigation without a page load: tells screen readers the new page's title, moves the focus to its start, or to the
 * section that the link named, and reports the page view.
 */
export const PageAnnouncer = () => {
  const { pathname, hash } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    track({ type: 'page_view', page: pathname });
    const section = document.getElementById(hash.slice(1));
    const start = section?.hasAttribute('tabindex') ? section : document.getElementById(anchors.main);
    start?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
};
