/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { FC, PropsWithChildren } from 'hono/jsx';
import { filterQuery, labelOf, NO_FILTER, STATES, type Filter, type State } from '../filters.ts';

export type Counts = Readonly<Record<State, number>>;

interface LayoutProps {
  title: string;
  counts?: Counts;
  /** Set on a list: its tab is the current one, and the other tabs keep its filter. */
  filter?: Filter;
}

export const Layout: FC<PropsWithChildren<LayoutProps>> = ({ title, counts, filter, children }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title} – CRM sandbox</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/inbox.css" />
      <script src="/inbox.js" defer />
    </head>
    <body>
      <header class="band">
        <div class="wide">
          <p class="brand">
            <a href="/">Lead inbox</a>
          </p>
          <p>A stand-in for Salesforce, for trying the site’s forms.</p>
          <nav id="tabs" aria-label="Leads">
            {STATES.map((state) => (
              <a
                key={state}
                href={`/${filterQuery(filter ?? NO_FILTER, { state })}`}
                aria-current={state === filter?.state ? 'page' : undefined}
              >
                {labelOf(state)} {counts && <span class="count">{counts[state]}</span>}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main class="wide">{children}</main>
    </body>
  </html>
);

export const ErrorPage: FC<{ status: number; message: string }> = ({ status, message }) => (
  <Layout title={`Error ${status}`}>
    <section class="box empty">
      <h1>{status === 404 ? 'This page doesn’t exist' : 'That didn’t work'}</h1>
      <p>{message}</p>
      <p>
        Status {status}. <a href="/">Back to the inbox</a>
      </p>
    </section>
  </Layout>
);

/**
 * A whole document from a JSX element, whose `toString` is its markup. A raw NUL becomes a visible sign, because
 * browsers treat it in different ways.
 */
export const renderPage = (page: unknown): string =>
  `<!doctype html>${String(page).replaceAll('\u0000', '\uFFFD')}`;
