import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { barHeight, border } from '../../theme/tokens';

// A page about a failure must not fail itself: without its drawing it is complete.
const loadScene = async (): Promise<{ default: ComponentType<{ hat: boolean }> }> => {
  try {
    const { DarkScene } = await import('./DarkScene');
    return { default: DarkScene };
  } catch {
    return { default: () => null };
  }
};
const DarkScene = lazy(loadScene);

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  // As high as the page's frame is at least, so that no bare strip is left above the footer.
  minHeight: `calc(70vh - ${barHeight}px)`,
  borderBottom: border,
  overflow: 'clip',
  [theme.breakpoints.up('md')]: { display: 'grid', alignItems: 'center' },
}));
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.up('md')]: { width: '52%', paddingRight: theme.spacing(2) },
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(13) },
}));
const Scene = styled('div')(({ theme }) => ({
  height: 340,
  overflowX: 'visible',
  overflowY: 'clip',
  [theme.breakpoints.up('md')]: { position: 'absolute', inset: '0 0 0 auto', width: '46%', height: 'auto' },
  '@media print': { display: 'none' },
}));

interface InTheDarkProps {
  /** The owl wears a mortarboard. */
  hat?: boolean;
  children: ReactNode;
}

/** The frame of a page that does not exist: its words, and the owl that looks for it in the dark. */
export const InTheDark = ({ hat = false, children }: InTheDarkProps) => (
  <Root data-ground="ink">
    <Container>
      <Body>{children}</Body>
    </Container>
    <Scene>
      <Suspense fallback={null}>
        <DarkScene hat={hat} />
      </Suspense>
    </Scene>
  </Root>
);
