import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../../src/App';
import { routes } from '../../src/routes';

const renderRoutes = (table: RouteObject[], path: string) => {
  const router = createMemoryRouter(table, { initialEntries: [path] });
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  // Looking up `pointer-events` before every click would take most of the tests' time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, router, user };
};

/** One part of the site, inside everything that stands around it in the app. Links lead to an empty page. */
export const renderWithApp = (ui: ReactNode, { path = '/' } = {}) =>
  renderRoutes([{ path: '*', element: ui }], path);

/** A whole page, by its address. */
export const renderPage = (path: string) => renderRoutes(routes, path);
