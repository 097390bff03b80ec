import type { ComponentType } from 'react';
import { data, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { paths } from './config/paths';
import { isOffered } from './content/offered';
import { Layout } from './layout/Layout';
import { RouteError } from './layout/RouteError';
import { loadPage } from './navigation/loadPage';

interface PageModule {
  default: ComponentType;
  /** Fetches the content of the page for this address. It never throws for an unknown id. */
  loader?: LoaderFunction;
}

/**
 * The route of a page with code of its own. Its loader fetches the code: the router would keep the outcome of its own `lazy`,
 * so a page that failed once could not be opened again.
 */
const page = (path: string, load: () => Promise<PageModule>): RouteObject => {
  let module: PageModule | undefined;
  return {
    path,
    handle: { load },
    loader: async (args) => {
      module = await loadPage(load, args);
      return (await module.loader?.(args)) ?? null;
    },
    // A search or the number of a list's page changes nothing that a loader returns.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    Component: () => module && <module.default />,
  };
};

const pages: RouteObject[] = [
  page(paths.home, () => import('./pages/Home')),
  page(paths.about, () => import('./pages/About')),
  page(paths.works, () => import('./pages/Works')),
  page(paths.campus, () => import('./pages/Campus')),
  page(paths.blogs, () => import('./pages/BlogList')),
  page(paths.article(':id'), () => import('./pages/Article')),
  page(paths.contact, () => import('./pages/Contact')),
  page(paths.internships, () => import('./pages/Internships')),
  page(paths.internshipList, () => import('./pages/InternshipList')),
  page(paths.internship(':id'), () => import('./pages/InternshipDetail')),
  page(paths.courses, () => import('./pages/Courses')),
  page(paths.courseList, () => import('./pages/CourseList')),
  page(paths.course(':id'), () => import('./pages/CourseDetail')),
  ...Object.values(paths.services).map((path) => page(path, () => import('./pages/Service'))),
  page(paths.privacy, () => import('./pages/Privacy')),
  page(paths.terms, () => import('./pages/Terms')),
  page(paths.cookies, () => import('./pages/Cookies')),
  page(paths.acceptableUse, () => import('./pages/AcceptableUse')),
  { path: paths.courseAlias(':id'), loader: ({ params }) => redirect(paths.course(params['id'] ?? '')) },
];

/** Any other address. */
const notFound: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, { status: 404, statusText: 'Not Found' });
  },
  // Never shown.
  element: null,
};

/**
 * Every route of the site, under one layout. A page's own file says what it shows and how it describes itself to
 * search engines.
 */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    // If the layout itself fails.
    errorElement: <RouteError />,
    children: [
      {
        // Inside the layout, which so notices when a visitor comes to an error or leaves it.
        errorElement: <RouteError />,
        children: [...pages.filter(({ path = '' }) => isOffered(path)), notFound],
      },
    ],
  },
];
