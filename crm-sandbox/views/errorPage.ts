import { html, type Html } from '../html.ts';
import { layout } from './layout.ts';

const HEADINGS: Readonly<Record<number, string>> = {
  400: 'That request cannot be read',
  403: 'Not allowed from there',
  404: 'Nothing here',
  405: 'Not that way',
  413: 'Too long',
  415: 'Wrong kind of content',
  421: 'Unknown host name',
  429: 'Too many posts',
};

export function errorPage(status: number, message: string): Html {
  const heading = HEADINGS[status] ?? 'Something went wrong';
  return layout(
    { title: heading },
    html`<section class="empty">
      <h1>${heading}</h1>
      <p>${message}</p>
      <p>Status ${status}. <a href="/">Back to the inbox</a></p>
    </section>`,
  );
}
