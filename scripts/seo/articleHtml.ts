import type { Block } from '../../schemas/content.ts';
import { blog } from '../../src/content/blog.ts';
import { paths } from '../../src/paths.ts';
import { escapeXml } from './escapeXml.ts';

const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;
const link = (label: string, href: string) => `<a href="${escapeXml(href)}">${escapeXml(label)}</a>`;
const titled = (title: string, text: string) =>
  `<li><strong>${escapeXml(title)}</strong>${paragraph(text)}</li>`;

const blockHtml = (block: Block, siteUrl: string): string => {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'heading':
      return `<h2>${escapeXml(block.text)}</h2>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${paragraph(block.text)}${block.by ? paragraph(block.by) : ''}</blockquote>`;
    case 'hero':
      return `<h3>${escapeXml(block.name)}</h3>${paragraph(block.story)}<p><em>${escapeXml(block.lesson)}</em></p>`;
    case 'steps':
      return `<ol>${block.items.map(({ title, text }) => titled(title, text)).join('')}</ol>`;
    case 'growthZones':
      return `<ul>${block.items.map(({ zone, description }) => titled(zone, description)).join('')}</ul>`;
    case 'assessments':
      return `<ul>${block.items.map(({ name, description }) => titled(name, description)).join('')}</ul>`;
    case 'contact':
      return `${paragraph(block.text)}<p>${link(blog.article.banner.button, siteUrl + paths.contact)}</p>`;
    case 'link':
      return `<p>${link(block.label, block.href)}</p>`;
  }
};

/** A whole article as plain HTML with whole addresses, for readers that know nothing of this site. */
export const articleHtml = (body: readonly Block[], siteUrl: string) =>
  body.map((block) => blockHtml(block, siteUrl)).join('\n');
