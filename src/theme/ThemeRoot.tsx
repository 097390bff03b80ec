import { CacheProvider, ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { GlobalGrounds } from './GlobalGrounds';
import { styleCache } from './styleCache';
import { theme } from './theme';

// Its type asks for the props of each component; the code reads `defaultProps` in the theme's entry of each.
const defaults: object = theme.components ?? {};

interface ThemeRootProps {
  children: ReactNode;
  cache?: typeof styleCache;
}

/**
 * The styles and the theme around everything that React renders, on the server and in the browser alike. MUI's own
 * provider also switches colour schemes; there is one here, so these two do its work in 4 kB less.
 */
export const ThemeRoot = ({ children, cache = styleCache }: ThemeRootProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      {/* A built page has them in its style sheet. */}
      {(import.meta.env.SSR || import.meta.env.DEV) && <GlobalGrounds />}
      <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  </CacheProvider>
);
