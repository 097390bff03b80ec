/** Markup that is safe to send: made only by `html`, which escapes everything put into it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Html | string | number | false | null | undefined | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  // Browsers drop or replace a raw NUL in different places, so one visible form is chosen here.
  '\u0000': '\uFFFD',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'`\0]/g, (character) => ENTITIES[character] ?? character);
}

function render(content: Content): string {
  if (content instanceof Html) return content.text;
  if (content === false || content === null || content === undefined) return '';
  if (typeof content === 'object') return content.map(render).join('');
  return escapeHtml(String(content));
}

export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(
    strings.reduce(
      (text, part, index) => text + part + (index < values.length ? render(values[index]) : ''),
      '',
    ),
  );
}
