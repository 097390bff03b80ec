import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalGrounds } from './GlobalGrounds';
import { styleCache } from './styleCache';
import { theme } from './theme';

// A built page has the global styles in its style sheet. Writing `:root` again would make the browser compute the
// styles of the whole page.
const writesGlobals = import.meta.env.SSR || import.meta.env.DEV;

interface ThemeRootProps {
  children: ReactNode;
  cache?: typeof styleCache;
}

/** The style cache and the theme around everything that React renders, on the server and in the browser. */
export const ThemeRoot = ({ children, cache = styleCache }: ThemeRootProps) => (
  <CacheProvider value={cache}>
    {/* There is one colour scheme, so the provider needs no storage manager to remember it. */}
    <ThemeProvider theme={theme} disableStyleSheetGeneration={!writesGlobals} storageManager={null}>
      {writesGlobals && <GlobalGrounds />}
      {children}
    </ThemeProvider>
  </CacheProvider>
);
