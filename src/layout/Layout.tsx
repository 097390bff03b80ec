import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { asksForConsent } from '../config/env';
import { mountLeadNotices, useLeadNotices } from '../forms/leadNoticesHost';
import { island } from '../runtime/island';
import { loadWithRetry } from '../runtime/loadWithRetry';
import { whenIdle } from '../runtime/islandRegistry';
import { dispatcher } from '../leads/page';
import { FOOTER } from '../runtime/markup';
import { anchors } from '../config/paths';
import { barHeight, colour } from '../theme/tokens';
import { DialogHost } from './DialogHost';
import { FloatingWidgets } from './FloatingWidgets';
import { NavBar } from './NavBar';
import { PageAnnouncer } from './PageAnnouncer';
import { navigation } from '../content/navigation';

const Footer = island(FOOTER, () => import('./Footer'), 'visible');

/** A lead that an earlier visit could not deliver is reported on every page, with or without a form. */
const reportPendingLeads = async () => {
  if (dispatcher.pending().length === 0) return;
  const { default: LeadNotices } = await loadWithRetry(() => import('../forms/LeadNotices'));
  mountLeadNotices(LeadNotices);
};

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
  const notices = useLeadNotices();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    let here = true;
    whenIdle(() => {
      if (!here) return;
      void reportPendingLeads();
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
      <DialogHost />
      {notices}
      {asks && (
        <Suspense>
          <CookieNotice />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
};
