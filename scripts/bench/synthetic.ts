import type { LibraryArticle } from '../articles/library.ts';

/**
 * For `npm run bench:scale` alone: fills the library up with invented articles, so that a build can be weighed as it would
 * be after years of writing. They borrow topics, covers and texts from the real ones: no pictures are drawn for them.
 */
export const grownTo =
  (total: number) =>
  (real: LibraryArticle[]): LibraryArticle[] => {
    const invented = Array.from({ length: Math.max(total - real.length, 0) }, (_, index) => {
      const id = real.length + index + 1;
      const model = real[id % real.length];
      if (!model) throw new Error('There are no articles to borrow from.');
      const { title, excerpt } = model.article;
      const article = {
        ...model.article,
        id,
        title: `Article ${id}: ${title}`,
        excerpt: `${id}. ${excerpt}`,
      };
      return { ...model, article };
    });
    return [...real, ...invented];
  };
