/**
 * Visitors' programs change the page before React: translators, password managers, writing helpers, ad blockers.
 * React can only take over what the build has made. So their changes are recorded, undone while React takes a part
 * over, and done again afterwards.
 */
import { marked } from '../config/mark';
import { HYDRATED, ISLAND } from './handover.markup';

/** A change, with the text that it wrote. */
interface Change {
  record: MutationRecord;
  data: string | null;
}

/** The state of a part that React is taking over. */
interface UndoneChanges {
  /** The undone changes, in the order in which they were made. */
  undone: readonly Change[];
  /** The elements that a program has changed meanwhile: it has noticed, and will make its change again itself. */
  answered: Set<Node>;
  /** How many times in a row this part was changed. */
  rounds: number;
}

/** A program may repeat at once what we undo. After this many rounds we leave its change. */
const MOST_ROUNDS = 20;

const isTextInput = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const elementAround = (node: Node) => (node instanceof Element ? node : node.parentElement);
const isIn = (parent: Node) => (node: Node) => node.parentNode === parent;

/** Undoes the newest change of its element. */
const undo = ({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) => {
  if (type === 'characterData') {
    target.nodeValue = oldValue;
    return;
  }
  for (const node of [...addedNodes].filter(isIn(target))) target.removeChild(node);
  const next = nextSibling && isIn(target)(nextSibling) ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
};

/** Does a change again, if what it replaced is still there. */
const redo = ({ record, data }: Change) => {
  const { type, target, addedNodes, removedNodes, nextSibling } = record;
  if (type === 'characterData') {
    target.nodeValue = data;
    return;
  }
  if (![...removedNodes].every(isIn(target))) return;
  const next = nextSibling && isIn(target)(nextSibling) ? nextSibling : null;
  for (const node of removedNodes) target.removeChild(node);
  for (const node of addedNodes) target.insertBefore(node, next);
};

/** Moving an element takes the focus and the caret away. */
const keepingFocus = (change: () => void) => {
  const { activeElement } = document;
  const input = isTextInput(activeElement) ? activeElement : undefined;
  const { selectionStart = null, selectionEnd = null } = input ?? {};
  change();
  if (!(activeElement instanceof HTMLElement) || document.activeElement === activeElement) return;
  activeElement.focus({ preventScroll: true });
  if (selectionStart !== null) input?.setSelectionRange(selectionStart, selectionEnd);
};

export const createOthersChanges = () => {
  /** The changes of the parts that React has not taken over, oldest first. */
  let changes: MutationRecord[] = [];
  const inProgress = new Map<Element, UndoneChanges>();
  /** The parts that came with the page; those of a page that a link led to are React's own. */
  let prerendered = new Set<Element>();
  let observer: MutationObserver | undefined;

  const partOf = (target: Node) => elementAround(target)?.closest(marked(ISLAND)) ?? null;
  /** A detached element has no part. Its changes are kept until undoing the removal puts it back. */
  const mayMatter = ({ target }: MutationRecord) => {
    const part = partOf(target);
    return part ? prerendered.has(part) && !part.hasAttribute(HYDRATED) : !target.isConnected;
  };

  /** Undoes the changes of one part, the newest first, so that each finds its element as it left it. */
  const undoIn = (part: Element): Change[] => {
    const undone: Change[] = [];
    keepingFocus(() => {
      changes = changes
        .toReversed()
        .filter((record) => {
          if (partOf(record.target) !== part) return true;
          undone.unshift({ record, data: record.target.nodeValue });
          undo(record);
          return false;
        })
        .toReversed();
    });
    observer?.takeRecords();
    return undone;
  };

  const drop = (part: Element) => {
    inProgress.delete(part);
    changes = changes.filter(({ target }) => partOf(target) !== part);
  };
  /** A comment that disappears is React's own boundary marker: React renders the part again. */
  const noticeReact = ({ target, removedNodes }: MutationRecord) => {
    const part = partOf(target);
    if (!part || ![...removedNodes].some((node) => node instanceof Comment)) return;
    prerendered.delete(part);
    drop(part);
  };

  /** Undoes what programs change in a part while React takes it over, unless they repeat it again and again. */
  const answer = (part: Element, progress: UndoneChanges) => {
    const repeated = undoIn(part);
    if (repeated.length === 0) return;
    for (const { record } of repeated) progress.answered.add(record.target);
    // Only rounds of one task count: a program that never stops would block the page.
    if (progress.rounds === 0) setTimeout(() => (progress.rounds = 0));
    progress.rounds += 1;
    if (progress.rounds > MOST_ROUNDS) inProgress.delete(part);
  };

  const hear = (records: readonly MutationRecord[]) => {
    changes.push(...records.filter(mayMatter));
    records.forEach(noticeReact);
    for (const [part, progress] of inProgress) answer(part, progress);
  };
  const catchUp = () => hear(observer?.takeRecords() ?? []);

  return {
    /** Starts recording once the browser has parsed the page: what the parser adds is not a change. */
    start(): void {
      prerendered = new Set(document.querySelectorAll(marked(ISLAND)));
      observer = new MutationObserver(hear);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        characterDataOldValue: true,
      });
    },
    /** A part has new content from this site: no other program has changed it yet. */
    forget(part: Element): void {
      catchUp();
      drop(part);
    },
    /** Gives a part the content that React expects, until `end`. Call it just before React takes the part over. */
    begin(part: Element): void {
      catchUp();
      inProgress.set(part, { undone: undoIn(part), answered: new Set(), rounds: 0 });
    },
    /**
     * Makes the changes again. Call it in a layout effect, right after React has taken a part over, or in an error
     * boundary when it could not. Changes of the same moment are React's own.
     */
    end(part: Element): void {
      const progress = inProgress.get(part);
      if (!progress) return;
      inProgress.delete(part);
      observer?.takeRecords();
      const { undone, answered } = progress;
      keepingFocus(() => undone.filter(({ record }) => !answered.has(record.target)).forEach(redo));
      observer?.takeRecords();
    },
  };
};

/** The changes of other programs in this page. */
export const othersChanges = createOthersChanges();
