import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { company } from '../../src/content/company.ts';
import type { Context } from './context.ts';
import { readFrontMatter, type FrontMatterRead } from './frontMatter.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** An article's file once it is read, before its blocks are. */
export interface Outline extends FrontMatterRead {
  slug: string;
  file: string;
  source: string;
  tree: Root;
  /** One a line: `src/content/articles/x.md:12: what is wrong and what to do`. */
  mistakes: string[];
  report: Context['report'];
}

/** Puts the company's own words in place of `{{company.name}}` and the like. */
const named = (text: string, report: Context['report']) =>
  text.replace(/\{\{company\.([\w.]+)\}\}/g, (placeholder, path: string, offset: number) => {
    const value = path
      .split('.')
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], company);
    if (typeof value === 'string') return value;
    report(text.slice(0, offset).split('\n').length, `${placeholder} is no text of src/content/company.ts.`);
    return '';
  });

/** Reads the front matter of an article and its Markdown. */
export function outline(file: string, text: string): Outline {
  const mistakes: string[] = [];
  const report: Context['report'] = (line, mistake) => void mistakes.push(`${file}:${line}: ${mistake}`);
  const source = named(text, report);
  const tree = processor.parse(source);
  const slug = file.replace(/^.*\/|\.md$/g, '');
  return { ...readFrontMatter(tree, report), slug, file, source, tree, mistakes, report };
}
