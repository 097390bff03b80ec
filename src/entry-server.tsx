import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { Providers } from './App';
import { routes } from './routes';
import { makeStyleCache } from './theme/styleCache';

export interface RenderedPage {
  /** What belongs into `<head>`: title, meta, link. */
  head: string;
  body: string;
  css: string;
  /** The emotion ids that `css` holds, for the browser's cache to take over. */
  styleIds: string[];
  /** The route's pattern, or `*` when no route matches. */
  route: string;
}

// React renders a page's title, meta and link elements first; in a whole document they belong into the head.
const headElements = /^((?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)([\s\S]*)$/;

/** Renders one address to static HTML, with everything the page imports lazily resolved. */
export async function render(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects: it has no page of its own.`);
  const cache = makeStyleCache();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers cache={cache}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
    // Whole pages: React would otherwise move large parts to the end and need an inline script to put them in place.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  // A part that fails would be left for the browser to try again; here that is a broken build.
  if (errors.length > 0) throw new Error(`${path} could not be rendered.`, { cause: errors[0] });
  const html = await new Response(prelude).text();
  const { html: clean, styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const [, head = '', body = ''] = headElements.exec(clean) ?? [];
  return {
    head,
    body,
    css: styles.map((style) => style.css).join(''),
    styleIds: styles.flatMap((style) => style.ids),
    route: matchRoutes(routes, path)?.at(-1)?.route.path ?? '*',
  };
}

export { addresses, notFoundPages, redirects } from './addresses';
