import { CacheProvider, ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useEffect, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { styleCache } from './theme/styleCache';
import { GlobalGrounds } from './theme/GlobalGrounds';
import { theme } from './theme/theme';

// Its type asks for the props of each component; the code reads `defaultProps` in the theme's entry of each.
const defaults: object = theme.components ?? {};

/**
 * The styles and the theme around the router, on the server and in the browser alike. MUI's own provider also switches
 * colour schemes; there is one here, so these two do its work in 4 kB less.
 */
export const Providers = ({
  children,
  cache = styleCache,
}: {
  children: ReactNode;
  cache?: typeof styleCache;
}) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      {/* A built page has them in its style sheet. */}
      {(import.meta.env.SSR || import.meta.env.DEV) && <GlobalGrounds />}
      <DefaultPropsProvider value={defaults}>
        <HelmetProvider>{children}</HelmetProvider>
      </DefaultPropsProvider>
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
