import { html, type Html } from '../html.ts';

/** What to do when there is nothing to see yet. */
export const emptyInbox = (endpoint: string, organisationId: string): Html =>
  html`<section class="empty">
    <h2>No leads yet</h2>
    <p>
      Open the site, fill in any of its forms and send it: the lead shows up here within ten seconds. Or send
      one from a terminal:
    </p>
    <pre><code>curl '${endpoint}' \\
  --data-urlencode 'oid=${organisationId}' \\
  --data-urlencode 'last_name=Asha Rao' \\
  --data-urlencode 'email=asha@example.com' \\
  --data-urlencode 'phone=9876543210' \\
  --data-urlencode '00NUH000003VHUJ=When does the next batch start?'</code></pre>
  </section>`;

export const nothingFound = (): Html =>
  html`<section class="empty">
    <h2>No lead matches</h2>
    <p>Try fewer words, another form or another page, or <a href="/">show all leads</a>.</p>
  </section>`;
