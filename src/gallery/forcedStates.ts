/** What an element can be told to look like, with `data-look="hover"`. */
const looks = ['hover', 'focus-visible', 'active'] as const;
export type Look = (typeof looks)[number];

const pseudoClass = new RegExp(`:(${looks.join('|')})(?![\\w-])`, 'g');

/** A rule for `:hover` and its like, written again for elements that are told to look so; nothing for other rules. */
const forced = (rule: CSSRule): string => {
  if (rule instanceof CSSMediaRule) {
    const inner = [...rule.cssRules].map(forced).join('');
    return inner && `@media ${rule.conditionText}{${inner}}`;
  }
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(pseudoClass) < 0) return '';
  return rule.cssText.replace(rule.selectorText, (selector) =>
    selector.replaceAll(pseudoClass, '[data-look~="$1"]'),
  );
};

/**
 * Lets the gallery show states that only a pointer or a key can bring about: the rules of the site itself are repeated
 * for `data-look`, so that what is shown is what visitors see. Follows styles that come later.
 */
export const forceStates = () => {
  const copies = document.createElement('style');
  let rules = '';
  const write = () => {
    const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== copies);
    const next = sheets.flatMap((sheet) => [...sheet.cssRules].map(forced)).join('');
    if (next === rules) return;
    rules = next;
    copies.textContent = next;
    // Last, so that it has the last word, as a pseudo-class after its plain rule has.
    document.head.append(copies);
  };
  new MutationObserver(write).observe(document.head, { childList: true, subtree: true });
  write();
};
