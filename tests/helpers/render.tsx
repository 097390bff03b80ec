import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../../src/App';
import { routes } from '../../src/routes';

const renderRouter = (router: ReturnType<typeof createMemoryRouter>) => {
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  // Whether a pointer can reach an element is asked in browsers: here it would cost tests of forms much of their time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, router, user };
};

/** One part of the site, inside the providers of the app. Links lead to an empty page. */
export const renderWithApp = (ui: ReactNode, { path = '/' } = {}) =>
  renderRouter(createMemoryRouter([{ path: '*', element: ui }], { initialEntries: [path] }));

/** Routes made for a test, from the first page on. */
export const renderRoutes = (made: RouteObject[]) => renderRouter(createMemoryRouter(made));

/** A whole page, by its address. Like the browser's entry, it fetches the page's code and data first. */
export const renderPage = async (path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  // Not a wait with a limit: fetching the code takes long on a busy machine.
  await new Promise<void>((resolve) => {
    const check = ({ initialized } = router.state) => initialized && resolve();
    router.subscribe(check);
    check();
  });
  return renderRouter(router);
};
