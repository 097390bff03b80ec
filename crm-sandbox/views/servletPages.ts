import { html, Html } from '../html.ts';
import { fieldSpec } from '../fields.ts';
import type { Refusal } from '../judge.ts';
import type { Submission } from '../lead.ts';

const page = (title: string, head: Html, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `;

const NOTHING = html``;

export const probePage = () => page('Web-to-Lead', NOTHING, html`<p>Leads are accepted by POST.</p>`);

export const queuedPage = () => page('Request queued', NOTHING, html`<p>Your request has been queued.</p>`);

/** Sends the frame on by script, as Salesforce does for some organisations. */
export function scriptRedirectPage(returnUrl: string, nonce: string): Html {
  // Inside a script, entities are not decoded; what must not appear is anything that could end it.
  const literal = new Html(JSON.stringify(returnUrl).replaceAll('<', '\\u003c'));
  return page(
    'Redirecting',
    html`<noscript><meta http-equiv="refresh" content="0;url=${returnUrl}" /></noscript>
      <script nonce="${nonce}">
        window.location.replace(${literal});
      </script>`,
    html`<p><a href="${returnUrl}">Continue</a></p>`,
  );
}

export const refusedPage = (refusal: Refusal) =>
  page(
    'Request refused',
    NOTHING,
    html`<p>Your request could not be processed.</p>
      <p>Reason: ${refusal.reason}</p>`,
  );

export function debugPage(submission: Submission, refusal: Refusal | undefined): Html {
  const rows = Object.entries(submission.fields).map(
    ([wire, value]) =>
      html` <tr>
        <th scope="row">${wire}</th>
        <td>${fieldSpec(wire)?.label}</td>
        <td>${value}</td>
      </tr>`,
  );
  return page(
    'Web-to-Lead debug',
    NOTHING,
    html`<h1>Web-to-Lead debug</h1>
      <p>${refusal ? `The lead was refused: ${refusal.reason}` : 'The lead was stored.'}</p>
      <p>
        ${
          submission.debugEmail
            ? `Salesforce would send its debugging report to ${submission.debugEmail}.`
            : 'No debugEmail was given.'
        }
      </p>
      <table>
        ${rows}
      </table>
      ${submission.ignored.length > 0 && html`<p>Ignored: ${submission.ignored.join(', ')}</p>`}`,
  );
}
