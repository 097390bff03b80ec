/** The states that an element can be shown in, with `data-look="hover"`. */
const looks = ['hover', 'focus-visible', 'active'];
const pseudoClass = new RegExp(`:(${looks.join('|')})(?![\\w-])`, 'g');
const forced = '[data-look~="$1"]';

/** Lets a rule for `:hover` and its like hold for elements that are told to look so, too. It keeps its place among the rules. */
const widen = (rule: CSSRule) => {
  if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) widen(inner);
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('[data-look')) return;
  const asked = rule.selectorText.replaceAll(pseudoClass, forced);
  if (asked !== rule.selectorText) rule.selectorText += `, ${asked}`;
};

/**
 * Shows states that only a pointer or a key can bring about, by the rules of the site itself: what is shown is what
 * visitors see. Follows styles that come later.
 */
export const forceStates = () => {
  const widenAll = () => {
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) widen(rule);
  };
  new MutationObserver(widenAll).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  widenAll();
};
