import type { BlockContent, DefinitionContent, Parent, Table } from 'mdast';
import type { Block, RichText } from '../../schemas/content.ts';
import { richText } from './inline.ts';
import type { Context } from './outline.ts';
import { checkWords, onlyWords, wordsIn } from './words.ts';

interface Container extends Parent {
  children: (BlockContent | DefinitionContent)[];
}

/** The parts of a container: each is a heading of level 3 with one paragraph below it. */
function partsOf({ children }: Container, context: Context): { title: string; text: RichText }[] {
  const found: { title: string; text: RichText }[] = [];
  for (const child of children) {
    const last = found.at(-1);
    if (child.type === 'heading' && child.depth === 3)
      found.push({ title: onlyWords(child.children, context.report), text: '' });
    else if (child.type === 'paragraph' && last?.text === '') last.text = richText(child.children, context);
    else context.report(child, 'Each part should be a ### heading and one paragraph below it.');
  }
  return found;
}

/** `:::hero` holds a name, a story and, as a quotation, the lesson. */
function hero(node: Container, context: Context): Block | undefined {
  const [name, story, lesson, ...rest] = node.children;
  const isHero = name?.type === 'heading' && story?.type === 'paragraph' && lesson?.type === 'blockquote';
  if (!isHero || rest.length > 0) {
    context.report(node, 'A hero is a ### name, one paragraph with the story, and the lesson after a >.');
    return undefined;
  }
  checkWords(lesson.children, context.report);
  return {
    kind: 'hero',
    name: onlyWords(name.children, context.report),
    story: richText(story.children, context),
    lesson: lesson.children.map(wordsIn).filter(Boolean).join(' '),
  };
}

export function tableOf(content: Table, caption: string | undefined, context: Context): Block | undefined {
  const columns = content.children[0]?.children.length ?? 0;
  if (columns < 2 || columns > 5) {
    context.report(
      content,
      `A table has two to five columns, this one has ${columns}. ${columns < 2 ? 'Write a list' : 'Write two tables, or leave columns out'}.`,
    );
    return undefined;
  }
  const [head = [], ...rows] = content.children.map((row) => {
    if (row.children.length !== columns)
      context.report(row, `This row has ${row.children.length} cells, the head has ${columns}.`);
    return row.children.map((cell) => richText(cell.children, context));
  });
  const numeric = head.flatMap((_, column) => (content.align?.[column] === 'right' ? [column] : []));
  return { kind: 'table', ...(caption !== undefined && { caption }), head, numeric, rows };
}

function table(node: Container, context: Context): Block | undefined {
  const [caption, content, ...rest] = node.children;
  const hasCaption = caption?.type === 'paragraph' && caption.data && 'directiveLabel' in caption.data;
  if (!hasCaption || content?.type !== 'table' || rest.length > 0) {
    context.report(node, 'Write :::table[Caption], one table below it, and ::: at its end.');
    return undefined;
  }
  return tableOf(content, onlyWords([caption], context.report), context);
}

/** A container whose parts become the items of a block, under the names that this block has for them. */
const itemsOf =
  (kind: string, title: string, text: string) =>
  (node: Container, context: Context): Block =>
    ({
      kind,
      items: partsOf(node, context).map((part) => ({ [title]: part.title, [text]: part.text })),
    }) as Block;

export const containers: Record<string, (node: Container, context: Context) => Block | undefined> = {
  steps: itemsOf('steps', 'title', 'text'),
  'growth-zones': itemsOf('growthZones', 'zone', 'description'),
  assessments: itemsOf('assessments', 'name', 'description'),
  hero,
  table,
};
