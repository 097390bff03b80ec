import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { markHydrated } from './islandRegistry';
import { takeOver } from './takeOver';

/** Wraps the content of a host, inside its error boundary, and reports when React has taken it over. */
export const ReportHydrated = ({
  host,
  children,
}: {
  host: () => HTMLElement | null;
  children: ReactNode;
}) => {
  useLayoutEffect(() => {
    const part = host();
    if (part) takeOver.end(part);
  }, [host]);
  // After the effects of a form, which then has the typed text: now a pending submit is repeated.
  useEffect(() => markHydrated(host()), [host]);
  return children;
};
