import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { FOLD, FOLD_ADDRESS } from './handover.markup';
import { useHydrated } from './useHydrated';

/**
 * The rules of a style sheet, or none while its file has not arrived: until then browsers have no sheet, or refuse to
 * show it.
 */
const rulesOf = ({ sheet }: HTMLLinkElement): ArrayLike<CSSRule> => {
  try {
    return sheet?.cssRules ?? [];
  } catch {
    return [];
  }
};

/**
 * The styles of a page would disappear with it, but the next page may use them too, and emotion assumes that they
 * stay. A copy of the link would load again, and the old page would be laid out once more.
 */
const keepStyles = (link: HTMLLinkElement) => {
  const { head } = document;
  const rules = rulesOf(link);
  if (rules.length === 0) head.append(link.cloneNode());
  else if ((head as Partial<HTMLElement>).moveBefore) head.moveBefore(link, null);
  else {
    // The page's policy allows no other way to add styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(Array.from(rules, ({ cssText }) => cssText).join(''));
    document.adoptedStyleSheets.push(sheet);
  }
};

/**
 * The content below the first screen. A prerendered page loads the styles for it from a file of their own, so that they
 * do not delay the first paint. When a link is followed in the app, the first screen is rendered and painted first.
 * Someone who goes back or follows a link to a section finds at once all of the page whose code is there.
 */
export const Fold = ({ children }: { children: ReactNode }) => {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const { hash } = useLocation();
  const atOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const shown = useDeferredValue(true, atOnce);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const link = host.current?.querySelector('link');
    return () => {
      if (link) keepStyles(link);
    };
  }, []);
  return (
    <>
      {/* The build writes the address; React takes the element over as it is. */}
      {isPrerendered && (
        <div ref={host}>
          <link rel="stylesheet" href={FOLD_ADDRESS} fetchPriority="low" {...{ [FOLD]: '' }} />
        </div>
      )}
      {shown ? children : <div style={{ height: '100vh' }} />}
    </>
  );
};
