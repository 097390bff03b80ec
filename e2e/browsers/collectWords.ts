import { leadsWith, uniqueWord } from '../helpers/crm';
import { test } from './test';

/**
 * For a file of tests: a function that makes a word for each lead. It counts the leads after the last test, so that late copies have
 * had time to arrive: none may be there twice.
 */
export const collectWords = () => {
  const titles = new Map<string, string>();
  test.afterAll(async () => {
    for (const [word, title] of titles)
      if ((await leadsWith(word)).length > 1)
        throw new Error(`The lead of “${title}” arrived more than once.`);
  });
  return () => {
    const word = uniqueWord();
    titles.set(word, test.info().title);
    return word;
  };
};
