import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { barHeight, outline } from '../../theme/tokens';

// If the drawing fails to load, the page is complete without it.
const loadScene = async (): Promise<{ default: ComponentType<{ hat: boolean }> }> => {
  try {
    const { DarkScene } = await import('./DarkScene');
    return { default: DarkScene };
  } catch {
    return { default: () => null };
  }
};
const DarkScene = lazy(loadScene);

interface InTheDarkProps {
  /** Puts a mortarboard on the owl. */
  hat?: boolean;
  children: ReactNode;
}

/** The frame of a page that does not exist: its text next to the owl, which looks for the page in the dark. */
export const InTheDark = ({ hat = false, children }: InTheDarkProps) => (
  <Box
    component="section"
    data-ground="ink"
    sx={{
      position: 'relative',
      // At least as high as the page's frame, so that no empty strip is above the footer.
      minHeight: `calc(70vh - ${barHeight}px)`,
      borderBottom: outline,
      overflow: 'clip',
      display: { md: 'grid' },
      alignItems: { md: 'center' },
    }}
  >
    <Container>
      <Stack
        spacing={3}
        sx={{
          alignItems: 'flex-start',
          pt: { xs: 8, lg: 13 },
          pb: { xs: 8, lg: 13 },
          width: { md: '52%' },
          pr: { md: 2 },
        }}
      >
        {children}
      </Stack>
    </Container>
    <Box
      sx={{
        position: { md: 'absolute' },
        inset: { md: '0 0 0 auto' },
        width: { md: '46%', lg: 'calc(50% - 48px)' },
        height: { xs: 300, md: 'auto' },
        // Space for the sheet on the left, which is part of the drawing.
        pl: { lg: '5%' },
        containerType: 'size',
        display: 'grid',
        // A drawing that is higher than the text ends at the lower edge.
        gridTemplateRows: { xs: '100%', md: 'auto' },
        alignItems: { xs: 'end', md: 'center' },
        justifyItems: { xs: 'center', md: 'start', lg: 'center' },
        overflow: 'clip',
        '@media print': { display: 'none' },
      }}
    >
      <Suspense fallback={null}>
        <DarkScene hat={hat} />
      </Suspense>
    </Box>
  </Box>
);
