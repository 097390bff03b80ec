import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { island } from '../islands/island';
import { whenIdle } from '../islands/registry';
import { anchors } from '../paths';
import { barHeight, colour } from '../theme/tokens';
import { DialogHost } from './DialogHost';
import { FloatingWidgets } from './FloatingWidgets';
import { NavBar } from './NavBar';
import { PageAnnouncer } from './PageAnnouncer';

const Footer = island('footer', () => import('./Footer'), 'visible');
// Forms bring the same code with them, so that it is here when a lead cannot be delivered; without it the page goes on.
const LeadNotices = lazy(() => import('../forms/LeadNotices').catch(() => ({ default: () => null })));

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
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
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
      {idle && (
        <Suspense fallback={null}>
          <LeadNotices />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
};
