import { html, type Content, type Html } from '../html.ts';

export type Tab = 'all' | 'open' | 'aside' | 'refused';

export interface Counts {
  readonly all: number;
  readonly open: number;
  readonly aside: number;
  readonly refused: number;
}

const TABS: readonly { readonly tab: Tab; readonly label: string; readonly path: string }[] = [
  { tab: 'all', label: 'All leads', path: '/' },
  { tab: 'open', label: 'To answer', path: '/?aside=hide' },
  { tab: 'aside', label: 'Set aside', path: '/?aside=only' },
  { tab: 'refused', label: 'Refused', path: '/refused' },
];

export const STYLES = ['base', 'band', 'controls', 'leads'] as const;

interface Frame {
  readonly title: string;
  readonly current?: Tab;
  readonly counts?: Counts;
}

/** The frame of every page that people see. */
export function layout({ title, current, counts }: Frame, body: Content): Html {
  const tabs = TABS.map(
    ({ tab, label, path }) =>
      html`<li>
        <a href="${path}" ${tab === current && html`aria-current="page"`}>
          ${label} ${counts && html`<span class="count">${counts[tab]}</span>`}
        </a>
      </li>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – CRM sandbox</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${STYLES.map((name) => html`<link rel="stylesheet" href="/${name}.css" />`)}
        <script src="/inbox.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="band">
          <div class="wide">
            <p class="brand"><a href="/">Lead inbox</a></p>
            <p class="what">A stand-in for Salesforce Web-to-Lead, for development.</p>
            <nav aria-label="Leads">
              <ul class="tabs">
                ${tabs}
              </ul>
            </nav>
          </div>
        </header>
        <main id="main" class="wide">${body}</main>
      </body>
    </html> `;
}
