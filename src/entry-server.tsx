import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { Providers } from './App';
import { readersOf } from './content/readers';
import { DIALOG_CONTENT, DIALOG_HOST, SUBJECT_SLOT, THANKS_HOST } from './dialogs/dialogs.markup';
import { LeadDialog } from './forms/LeadDialog';
import { ThanksDialog } from './forms/ThanksDialog';
import { FOLD, FOOTER, ISLAND } from './handover/handover.markup';
import { WhatsNewDialog } from './layout/WhatsNewDialog';
import { dialogIds } from './leads/formCatalogue';
import { routes } from './routes';
import { JsonLdCollector, jsonLdElement } from './seo/JsonLd';
import { makeStyleCache } from './theme/styleCache';
import { ThemeRoot } from './theme/ThemeRoot';

export interface RenderedPage {
  /** The content of `<head>`: title, meta, link, JSON-LD. */
  head: string;
  body: string;
  /** The styles of the first screen, or of the whole page if it has no fold. */
  css: string[];
  /** The styles of the content below the fold. */
  laterCss: string[];
  /** The route's pattern, or `*` when no route matches. */
  route: string;
}

// React renders a page's title, meta and link elements before everything else. They belong in the document's head.
const headElements = /^((?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)([\s\S]*)$/;

/** The parts of a page that are visible at first: everything above the fold, and the floating widgets. */
const seenFirst = (html: string) => {
  const fold = html.indexOf(` ${FOLD}`);
  if (fold === -1) return html;
  return html.slice(0, fold) + html.slice(html.indexOf('</main>'), html.indexOf(`${ISLAND}="${FOOTER}"`));
};

const isAnimation = (id: string) => id.startsWith('animation-');

/**
 * Puts styles into the order in which the page first uses them, after animations and styles without a class. Lazy
 * parts insert their styles whenever their code arrives, so without this two builds would differ.
 */
const inPageOrder = (ids: readonly string[], html: string) => {
  const uses = [...html.matchAll(/css-([\w-]+)/g)].map(([, id]) => id);
  const place = new Map([...new Set(uses)].map((id, index) => [id, index]));
  const animations = ids.filter(isAnimation).toSorted();
  const others = ids.filter((id) => !isAnimation(id));
  return [...animations, ...others.toSorted((a, b) => (place.get(a) ?? -1) - (place.get(b) ?? -1))];
};

/** Renders one address to static HTML, with everything the page imports lazily resolved. */
export async function render(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects: it has no page of its own.`);
  const cache = makeStyleCache();
  const things = new Set<string>();
  const errors: unknown[] = [];
  const failed = (error: unknown) =>
    new Error(`${path} could not be rendered: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  const { prelude } = await prerender(
    <StrictMode>
      <Providers cache={cache}>
        <JsonLdCollector value={things}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </JsonLdCollector>
      </Providers>
    </StrictMode>,
    // Renders the page in one piece: React would otherwise move large parts to the end, with an inline script that
    // puts them in place.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  ).catch((error: unknown) => {
    throw failed(error);
  });
  // A part that fails would be left for the browser to try again; here that is a broken build.
  if (errors.length > 0) throw failed(errors[0]);
  const html = await new Response(prelude).text();
  const emotion = createEmotionServer(cache);
  const all = emotion.extractCritical(html);
  // An animation has no class of its own. It belongs to the first styles if one of them names it.
  const first = new Set(emotion.extractCritical(seenFirst(html)).ids.filter((id) => !isAnimation(id)));
  const firstStyles = [...first].map((id) => cache.inserted[id]).join('');
  for (const id of all.ids) if (isAnimation(id) && firstStyles.includes(id)) first.add(id);
  const ids = inPageOrder(all.ids, html);
  const cssOf = (wanted: string[]) => wanted.map((id) => String(cache.inserted[id]));
  const [, head = '', body = ''] = headElements.exec(all.html) ?? [];
  const jsonLd = [...things].map(jsonLdElement);
  return {
    head: head + jsonLd.join(''),
    body,
    css: cssOf(ids.filter((id) => first.has(id))),
    laterCss: cssOf(ids.filter((id) => !first.has(id))),
    route: matchRoutes(routes, path)?.at(-1)?.route.path ?? '*',
  };
}

/** Renders something outside a page, with all its styles except those that every page has. */
const renderPart = async (part: ReactNode, identifierPrefix: string) => {
  const cache = makeStyleCache();
  const { prelude } = await prerender(<ThemeRoot cache={cache}>{part}</ThemeRoot>, { identifierPrefix });
  // The policy refuses style attributes. The only ones here are for MUI's transitions.
  const html = (await new Response(prelude).text()).replace(/ style="[^"]*"/g, '');
  const { ids } = createEmotionServer(cache).extractCritical(html);
  const used = inPageOrder(ids, html).filter((id) => html.includes(`css-${id}`) || isAnimation(id));
  return { html, css: used.map((id) => String(cache.inserted[id])) };
};

/** Renders the thank-you, which is in every page, and all other dialogs in one document. */
export async function renderDialogs() {
  const thanks = await renderPart(<ThanksDialog />, THANKS_HOST);
  const contents: [id: string, dialog: ReactNode][] = [
    ...dialogIds.flatMap((id) =>
      readersOf[id].map((reader): [string, ReactNode] => [
        `${id} ${reader}`,
        <LeadDialog key={id} formId={id} reader={reader} subject={SUBJECT_SLOT} />,
      ]),
    ),
    ['whatsNew', <WhatsNewDialog key="whatsNew" />],
  ];
  let html = '';
  const styles = new Set<string>();
  for (const [id, content] of contents) {
    const part = await renderPart(content, DIALOG_HOST);
    html += `<div ${DIALOG_CONTENT}="${id}">${part.html}</div>`;
    for (const style of part.css) styles.add(style);
  }
  return {
    dialogs: { html, css: [...styles] },
    thanks,
  };
}

export { addresses, notFoundPages, redirects } from './seo/addresses';
