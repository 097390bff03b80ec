import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { asksForConsent } from '../config/env';
import { island } from '../runtime/island';
import { loadWithRetry } from '../runtime/loadWithRetry';
import { whenIdle } from '../runtime/islandRegistry';
import { FOOTER } from '../config/markup';
import { anchors } from '../config/paths';
import { barHeight, colour } from '../theme/tokens';
import { FloatingWidgets } from './FloatingWidgets';
import { NavBar } from './NavBar';
import { PageAnnouncer } from './PageAnnouncer';
import { navigation } from '../content/navigation';

const Footer = island(FOOTER, () => import('./Footer'));

const CookieNotice = lazy(() => loadWithRetry(() => import('./CookieNotice')));

const SkipLink = styled('a')({
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: 1200,
  padding: '12px 20px',
  backgroundColor: colour.ink,
  color: colour.cream,
  borderRadius: 999,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
const Main = styled('main')({ paddingTop: barHeight, minHeight: '70vh' });

/** The frame of every page. */
export const Layout = ({ children }: { children?: ReactNode }) => {
  const [asks, setAsks] = useState(false);
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
      <SkipLink href={`#${anchors.main}`}>{navigation.skip}</SkipLink>
      <NavBar />
      <Main id={anchors.main} tabIndex={-1}>
        {children ?? <Outlet />}
      </Main>
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
