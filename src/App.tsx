import type { ComponentProps } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ThemeRoot } from './theme/ThemeRoot';

/** The providers around the router, on the server and in the browser alike. */
export const Providers = ({ children, ...styles }: ComponentProps<typeof ThemeRoot>) => (
  <ThemeRoot {...styles}>
    <HelmetProvider>{children}</HelmetProvider>
  </ThemeRoot>
);

/** The app in the browser. */
export const App = ({ router }: { router: RouterProviderProps['router'] }) => (
  <Providers>
    <RouterProvider router={router} />
  </Providers>
);
