import { escapeXml } from '../../art/svg.ts';
import type { Block, Inline, RichText, Token } from '../../schemas/content.ts';
import { paths } from '../../src/config/paths.ts';
import { blog } from '../../src/content/blog.ts';

const link = (label: string, href: string) => `<a href="${escapeXml(href)}">${escapeXml(label)}</a>`;

const inline = (part: Inline, siteUrl: string): string => {
  if (typeof part === 'string') return escapeXml(part);
  if ('code' in part) return `<code>${escapeXml(part.code)}</code>`;
  if ('strong' in part) return `<strong>${escapeXml(part.strong)}</strong>`;
  if ('em' in part) return `<em>${escapeXml(part.em)}</em>`;
  if ('cite' in part) return `[${part.cite}]`;
  return link(part.label, part.href.startsWith('/') ? siteUrl + part.href : part.href);
};
const rich = (text: RichText, siteUrl: string) =>
  typeof text === 'string' ? escapeXml(text) : text.map((part) => inline(part, siteUrl)).join('');

const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;
const listOf = <T>(tag: string, items: readonly T[], html: (item: T) => string) =>
  `<${tag}>${items.map(html).join('')}</${tag}>`;
const pre = (text: string) => `<pre><code>${escapeXml(text)}</code></pre>`;

const blockHtml = (block: Block, siteUrl: string): string => {
  const words = (text: RichText) => rich(text, siteUrl);
  switch (block.kind) {
    case 'paragraph':
      return `<p>${words(block.text)}</p>`;
    case 'heading':
      return `<h2>${escapeXml(block.text)}</h2>`;
    case 'list':
      return listOf(block.ordered ? 'ol' : 'ul', block.items, (item) => `<li>${words(item)}</li>`);
    case 'quote':
      return `<blockquote>${paragraph(block.text)}${block.by ? paragraph(block.by) : ''}</blockquote>`;
    case 'hero':
      return `<h3>${escapeXml(block.name)}</h3><p>${words(block.story)}</p><p><em>${escapeXml(block.lesson)}</em></p>`;
    case 'steps':
    case 'growthZones':
    case 'assessments':
      return listOf(
        block.kind === 'steps' ? 'ol' : 'ul',
        block.items.map(Object.values<RichText>),
        ([title = '', text = '']) => `<li><strong>${words(title)}</strong><p>${words(text)}</p></li>`,
      );
    case 'contact':
      return `${paragraph(block.text)}<p>${link(blog.article.banner.button, siteUrl + paths.contact)}</p>`;
    case 'link':
      return `<p>${link(block.label, block.href)}</p>`;
    case 'code': {
      const textOf = (token: Token) => (typeof token === 'string' ? token : token[1]);
      const lines = block.lines.map((line) => line.map(textOf).join('')).join('\n');
      return pre(lines) + (block.output ? paragraph(blog.article.output) + pre(block.output) : '');
    }
    case 'table': {
      const row = (tag: string, cells: readonly RichText[]) =>
        listOf('tr', cells, (cell) => `<${tag}>${words(cell)}</${tag}>`);
      const rows = [row('th', block.head), ...block.rows.map((cells) => row('td', cells))];
      return `<table><caption>${escapeXml(block.caption)}</caption>${rows.join('')}</table>`;
    }
    // Feed readers drop drawings, so the text alternative takes their place.
    case 'figure':
      return `<p><strong>${escapeXml(block.caption)}</strong> ${escapeXml(block.alt)}</p>`;
    case 'reference':
      return `<p>[${block.number}] ${escapeXml(block.author)}, ${link(block.title, block.href)}, ${block.year}</p>`;
  }
};

/** An article as plain HTML with absolute addresses, for feed readers. */
export const articleHtml = (body: readonly Block[], siteUrl: string) =>
  body.map((block) => blockHtml(block, siteUrl)).join('\n');
