import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { asksForConsent, env } from '../env';
import { bringNotices, useNotices } from '../forms/notices';
import { island } from '../islands/island';
import { patiently, whenIdle } from '../islands/registry';
import { isLeftBehind } from '../leads/leftBehind';
import { anchors } from '../paths';
import { barHeight, colour } from '../theme/tokens';
import { DialogHost } from './DialogHost';
import { FloatingWidgets } from './FloatingWidgets';
import { NavBar } from './NavBar';
import { PageAnnouncer } from './PageAnnouncer';

const Footer = island('footer', () => import('./Footer'), 'visible');

/** What an earlier visit could not deliver is tried again, and told of, even on a page without a form. */
const resume = async () => {
  if (!isLeftBehind()) return;
  const { default: LeadNotices } = await patiently(() => import('../forms/LeadNotices'));
  bringNotices(LeadNotices);
};

const CookieNotice = lazy(() => patiently(() => import('./CookieNotice')));

/** Without a target in the configuration the code that measures is never fetched. */
const measure = async (target: string) => {
  const load = () => Promise.all([import('../analytics/measure'), import('../leads')]);
  const [{ startMeasuring }, { dispatcher }] = await patiently(load);
  startMeasuring(target, dispatcher.listen);
};

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

/** What stands around every page. */
export const Layout = ({ children }: { children?: ReactNode }) => {
  const notices = useNotices();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    let here = true;
    whenIdle(() => {
      if (!here) return;
      void resume();
      if (env.analytics) void measure(env.analytics);
      setAsks(asksForConsent);
    });
    return () => {
      here = false;
    };
  }, []);
  return (
    <>
      <SkipLink href={`#${anchors.main}`}>Skip to content</SkipLink>
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
