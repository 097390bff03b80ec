import type { Highlighter, ThemeRegistrationRaw } from 'shiki';
import {
  codeLanguages,
  type Block,
  type BlockOf,
  type CodeLanguage,
  type Token,
} from '../../schemas/content.ts';

/** The grammar scopes of each class. Shiki works with colours, so each class has one that is mapped back afterwards. */
const scopes: Record<string, string[]> = {
  comment: ['comment', 'punctuation.definition.comment', 'markup.deleted'],
  keyword: ['keyword', 'storage', 'variable.language', 'markup.heading', 'entity.name.tag'],
  string: ['string', 'punctuation.definition.string', 'markup.inserted', 'support.type.property-name'],
  number: ['constant'],
  name: ['entity.name', 'support.function', 'entity.other.attribute-name'],
};
const classes = ['', ...Object.keys(scopes)];
const colourOf = (kind: string) => `#00000${classes.indexOf(kind)}`;
const PLAIN = colourOf('');

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: PLAIN } },
    ...Object.entries(scopes).map(([kind, scope]) => ({ scope, settings: { foreground: colourOf(kind) } })),
    // `t.code` in SQL is no number.
    {
      scope: ['constant.other.database-name', 'constant.other.table-name'],
      settings: { foreground: PLAIN },
    },
    // Operators such as + and = stay plain; word operators such as `new` are keywords.
    { scope: ['keyword.operator'], settings: { foreground: PLAIN } },
    {
      scope: ['keyword.operator.expression', 'keyword.operator.new'],
      settings: { foreground: colourOf('keyword') },
    },
  ],
};

const languages = Object.entries(codeLanguages) as [CodeLanguage, BlockOf<'code'>['language']][];
const grammars = languages.map(([language]) => language).filter((language) => language !== 'text');
let highlighter: Promise<Highlighter> | undefined;

/** Joins neighbours of the same class. White space joins the token before it. */
function joined(tokens: readonly { content: string; color?: string | undefined }[]): Token[] {
  const list: { kind: string; text: string }[] = [];
  for (const { content, color = PLAIN } of tokens) {
    const kind = classes[Number(color.at(-1))] ?? '';
    const last = list.at(-1);
    if (last && (last.kind === kind || !content.trim())) last.text += content;
    else list.push({ kind, text: content });
  }
  return list.map(({ kind, text }) => (kind ? ([kind, text] as const) : text));
}

async function highlighted(block: BlockOf<'code'>): Promise<BlockOf<'code'>> {
  const lang = languages.find(([, name]) => name === block.language)?.[0] ?? 'text';
  if (lang === 'text') return block;
  // Imported on demand: most commands read articles without highlighting code.
  highlighter ??= import('shiki').then(({ createHighlighter }) =>
    createHighlighter({ themes: [theme], langs: grammars }),
  );
  const code = block.lines.map((line) => line.join('')).join('\n');
  const { tokens } = (await highlighter).codeToTokens(code, {
    lang,
    theme: 'classes',
    // By default Shiki gives up on a line after half a second, so a busy machine would change the output.
    tokenizeTimeLimit: 0,
  });
  return { ...block, lines: tokens.map(joined) };
}

/** Replaces the plain lines of code blocks with tokens that carry a class. */
export const highlight = (body: readonly Block[]): Promise<Block[]> =>
  Promise.all(body.map(async (block) => (block.kind === 'code' ? highlighted(block) : block)));
