import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { loadWithRetry } from '../browser/loadWithRetry';
import { whenIdle } from '../browser/whenIdle';
import { asksForConsent } from '../config/env';
import { anchors } from '../config/paths';
import { navigation } from '../content/navigation';
import { FOOTER } from '../handover/handover.markup';
import { island } from '../handover/island';
import { barHeight, colour, radius } from '../theme/tokens';
import { FloatingWidgets } from './FloatingWidgets';
import { NavBar } from './NavBar';
import { PageAnnouncer } from './PageAnnouncer';
import { useFinishedScrollToTop } from './useFinishedScrollToTop';

const Footer = island(FOOTER, () => import('./Footer'));

const CookieNotice = lazy(() => loadWithRetry(() => import('./CookieNotice')));

/**
 * Makes the router restore positions again in a page that is shown from the back-forward cache: as it was left, it let the browser do
 * that, and it takes it back only at its start.
 */
const useOwnScrollRestoration = () =>
  useEffect(() => {
    const takeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) history.scrollRestoration = 'manual';
    };
    addEventListener('pageshow', takeBack);
    return () => removeEventListener('pageshow', takeBack);
  }, []);

/** The frame of every page. */
export const Layout = () => {
  const [asks, setAsks] = useState(false);
  useFinishedScrollToTop();
  useOwnScrollRestoration();
  useEffect(() => {
    let here = true;
    whenIdle(() => {
      if (!here) return;
      setAsks(asksForConsent);
    });
    return () => {
      here = false;
    };
  }, []);
  return (
    <>
      <Box
        component="a"
        href={`#${anchors.main}`}
        sx={{
          position: 'fixed',
          top: 12,
          left: 12,
          zIndex: 1200,
          py: 1.5,
          px: 2.5,
          backgroundColor: colour.ink,
          color: colour.cream,
          borderRadius: `${radius.pill}px`,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
        }}
      >
        {navigation.skip}
      </Box>
      <NavBar />
      <Box
        component="main"
        id={anchors.main}
        tabIndex={-1}
        sx={{ paddingTop: `${barHeight}px`, minHeight: '70vh' }}
      >
        <Outlet />
      </Box>
      <FloatingWidgets />
      <Footer />
      <PageAnnouncer />
      {asks && (
        <Suspense>
          <CookieNotice />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
};
