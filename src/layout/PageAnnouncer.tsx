import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '../analytics/events';
import { anchors } from '../config/paths';

/** After a navigation without a page load: tells screen readers the new page's title and moves the focus to its start. */
export const PageAnnouncer = () => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    setTitle(document.title);
    track({ type: 'page_view', page: pathname });
    document.getElementById(anchors.main)?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
};
