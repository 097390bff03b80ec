/**
 * The schemas of site content. The content files in `src/content/` are plain typed data; tests parse them with these
 * schemas, so that a missing field or a wrong count is named before it reaches a visitor.
 */
export * from './content/articles.ts';
export * from './content/blocks.ts';
export * from './content/figures.ts';
export * from './content/legal.ts';
export * from './content/lists.ts';
export { benefitSchema, seoSchema, type Benefit, type Seo } from './content/parts.ts';
export * from './content/programmes.ts';
export * from './content/services.ts';
