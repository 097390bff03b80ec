import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
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
  useEffect(() => whenIdle(() => void resume()), []);
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
      <ScrollRestoration />
    </>
  );
};
