import { elementOf } from '../browser/elementOf';
import { listenFirst } from '../browser/listenFirst';
import { opensElsewhere } from '../browser/opensElsewhere';
import { marked } from '../config/mark';
import { DIALOG_HOST, THANKS_HOST } from '../dialogs/dialogs.markup';
import { OPENER } from '../handover/handover.markup';
import { HOVER, MENU, MENUS_READY, WIDE_BAR } from './menus.markup';

/**
 * Closes the menus of the site. A menu is a `details` with `MENU`: the browser opens it without a script. Its content
 * is inside it, or in the element that its summary names in `aria-controls`. This script adds what HTML lacks:
 * Escape, a press or focus elsewhere, a followed link, and a mouse that comes and goes. React keeps no state of it.
 */
const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>(`details${marked(MENU)}[open]`)];
const summaryOf = (menu: HTMLDetailsElement) => menu.querySelector('summary');

const holds = (menu: HTMLDetailsElement, node: Node | null) => {
  const content = document.getElementById(summaryOf(menu)?.getAttribute('aria-controls') ?? '');
  return menu.contains(node) || content?.contains(node) === true;
};

const closeAll = () => {
  for (const menu of openMenus()) menu.open = false;
};

/** A dialog gives the focus back to its opener, which must still show. */
const isInDialog = (element: Element | null) => !!element?.closest(`#${DIALOG_HOST}, #${THANKS_HOST}`);

const hoverArea = (event: Event) =>
  matchMedia(WIDE_BAR).matches ? (elementOf(event)?.closest(marked(HOVER)) ?? null) : null;

/** Starts closing menus; called once, before React. */
export const startMenus = () => {
  // From now on `open` controls the menu; until then a CSS rule opens it on hover.
  document.documentElement.setAttribute(MENUS_READY, '');
  if (matchMedia(`${WIDE_BAR} and (hover: hover)`).matches)
    document.querySelector(`${marked(HOVER)}:hover details`)?.setAttribute('open', '');
  let pointer = '';

  const onElsewhere = (event: Event) => {
    const target = elementOf(event);
    if (!target || isInDialog(target) || openMenus().some((menu) => holds(menu, target))) return;
    closeAll();
  };
  listenFirst('focusin', onElsewhere);
  listenFirst('pointerdown', (event) => {
    pointer = event.pointerType;
    onElsewhere(event);
  });

  listenFirst('click', (event) => {
    const link = elementOf(event)?.closest(`a:not(${marked(OPENER)})`) ?? null;
    // A visitor who opens several services in tabs wants the menu to stay.
    if (link && !opensElsewhere(event) && openMenus().some((menu) => holds(menu, link))) closeAll();
    // The mouse is over the menu and holds it open, so its click cannot close it.
    const summary = elementOf(event)?.closest('summary');
    if (!summary || event.detail === 0 || pointer !== 'mouse' || !hoverArea(event)?.contains(summary)) return;
    event.preventDefault();
    summary.parentElement?.setAttribute('open', '');
  });

  listenFirst('keydown', (event) => {
    const [menu] = openMenus();
    if (event.key !== 'Escape' || !menu || isInDialog(elementOf(event))) return;
    if (holds(menu, document.activeElement)) summaryOf(menu)?.focus();
    closeAll();
  });

  const follow = (open: boolean) => (event: PointerEvent) => {
    const area = hoverArea(event);
    const isInside = event.relatedTarget instanceof Node && area?.contains(event.relatedTarget);
    // A mouse that leaves does not close the menu on a link that the keyboard has reached.
    if (event.pointerType === 'mouse' && !isInside && (open || !area?.querySelector('a:focus-visible')))
      area?.querySelector('details')?.toggleAttribute('open', open);
  };
  listenFirst('pointerover', follow(true));
  listenFirst('pointerout', follow(false));

  // The services unfold inside the panel; a panel that opens again shows them closed.
  listenFirst('toggle', ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || target.open) return;
    for (const menu of openMenus()) if (holds(target, menu)) menu.open = false;
  });
};
