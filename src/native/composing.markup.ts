/** On an input in which a word is being composed, for example in Telugu or Japanese: a change would cut the word off. */
export const COMPOSING = 'data-composing';
