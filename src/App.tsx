import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { styleCache } from './theme/styleCache';
import { GlobalGrounds } from './theme/GlobalGrounds';
import { theme } from './theme/theme';

/** What stands around the router, on the server and in the browser alike. */
export const Providers = ({
  children,
  cache = styleCache,
}: {
  children: ReactNode;
  cache?: typeof styleCache;
}) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      {/* A built page has them in its style sheet. */}
      {(import.meta.env.SSR || import.meta.env.DEV) && <GlobalGrounds />}
      <HelmetProvider>{children}</HelmetProvider>
    </ThemeProvider>
  </CacheProvider>
);

/** The app in the browser. `onReady` is called once React has taken over the page. */
export const App = ({ router, onReady }: { router: RouterProviderProps['router']; onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
};
