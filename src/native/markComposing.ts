import { COMPOSING } from './composing.markup';

/** Marks the input in which a word is being composed, so that React does not change its text when it takes over. */
export const markComposing = (): void => {
  const mark = (isComposing: boolean) => (event: Event) => {
    if (event.target instanceof Element) event.target.toggleAttribute(COMPOSING, isComposing);
  };
  document.addEventListener('compositionstart', mark(true), true);
  document.addEventListener('compositionend', mark(false), true);
};
