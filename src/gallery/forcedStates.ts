/** The states that `data-look` can force on an element, as in `data-look="hover"`. */
const looks = ['hover', 'focus-visible', 'active'];
const pseudoClass = new RegExp(`:(${looks.join('|')})(?![\\w-])`, 'g');
const attributeOf = (_: string, state: string) => `[data-look~="${state}"]`;

/** Extends a rule for `:hover` or another state to elements with that `data-look`. The rule keeps its place in the sheet. */
const widen = (rule: CSSRule) => {
  if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) widen(inner);
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('[data-look')) return;
  const widened = rule.selectorText.replaceAll(pseudoClass, attributeOf);
  if (widened !== rule.selectorText) rule.selectorText += `, ${widened}`;
};

/**
 * Shows states that normally need a pointer or a key, with the site's own rules, so the gallery shows what visitors see.
 * It also extends styles that are added later.
 */
export const forceStates = () => {
  const widenAll = () => {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) widen(rule);
    }
  };
  new MutationObserver(widenAll).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  widenAll();
};
