import { expect } from 'playwright/test';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { test } from './test';

/**
 * Call this once at the top of a test file. It returns a function that makes a new word for each lead. After the last test it
 * fails if any word arrived in more than one lead. Late copies of the last test's lead may be missed.
 */
export const wordsThatArriveOnce = () => {
  const titleByWord = new Map<string, string>();
  test.afterAll(async () => {
    const titles: string[] = [];
    for (const [word, title] of titleByWord) if ((await leadsWith(word)).length > 1) titles.push(title);
    expect(titles, 'tests whose lead arrived more than once').toEqual([]);
  });
  return () => {
    const word = uniqueWord();
    titleByWord.set(word, test.info().title);
    return word;
  };
};
