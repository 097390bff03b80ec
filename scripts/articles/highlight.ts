import type { ThemeRegistrationRaw } from 'shiki';
import {
  codeLanguages,
  type Block,
  type BlockOf,
  type CodeLanguage,
  type Token,
} from '../../schemas/content.ts';

/**
 * The grammar scopes of each class. Shiki only knows colours, so each class has a colour, which is turned back
 * afterwards.
 */
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
const coloured = (kind: string, ...scope: string[]) => ({ scope, settings: { foreground: colourOf(kind) } });

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: PLAIN } },
    ...Object.entries(scopes).map(([kind, scope]) => coloured(kind, ...scope)),
    // `t.code` in SQL is not a number.
    coloured('', 'constant.other.database-name', 'constant.other.table-name'),
    // Operators such as + and = stay plain; word operators such as `new` are keywords.
    coloured('', 'keyword.operator'),
    coloured('keyword', 'keyword.operator.expression', 'keyword.operator.new'),
  ],
};

/** Joins neighbours of the same class. White space belongs to the token before it. */
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
  const languages = Object.keys(codeLanguages) as CodeLanguage[];
  const lang = languages.find((name) => codeLanguages[name] === block.language) ?? 'text';
  if (lang === 'text') return block;
  // Imported on demand: most commands read articles without highlighting code.
  const { codeToTokens } = await import('shiki');
  const code = block.lines.map((line) => line.join('')).join('\n');
  const { tokens } = await codeToTokens(code, {
    lang,
    theme,
    // Shiki's default is to stop after half a second on a line, so a busy machine would change the output.
    tokenizeTimeLimit: 0,
  });
  return { ...block, lines: tokens.map(joined) };
}

export const highlight = (body: readonly Block[]): Promise<Block[]> =>
  Promise.all(body.map(async (block) => (block.kind === 'code' ? highlighted(block) : block)));
