/** Collects the texts that show on a page at rest, and which part of each shows. */
import type { Page } from 'playwright/test';

/** Lengths in px that are no mistake. */
export const tolerances = {
  /** A box may end this much before its content: browsers round both. */
  box: 1,
  /** Rounding may cut this much off a letter. A line that is smaller shows nothing. */
  letter: 2,
  /** A text may reach this far under the dock: its letters end before its box. */
  dock: 3,
  /** Edges that are so near look like one edge. */
  edge: 4,
  /** Two lines may overlap this much in height, and by this share of the higher one: letters have empty space around them. */
  overlap: 6,
  overlapShare: 1 / 5,
} as const;

/** A text of the page, and where it is. */
interface ShownText {
  element: HTMLElement;
  name: string;
  /** Whether it keeps its place among the other texts: nothing moves or floats it. */
  isInPlace: boolean;
  lines: DOMRect[];
  /** The boxes that clip it at their sides, from the inside out; undefined where cutting it off is intended. */
  clips: Clip[] | undefined;
  /** The part of each line that shows, and whether some of the line is cut off. */
  visible: { left: number; right: number; bottom: number; isCut: boolean }[];
}
interface Clip {
  left: number;
  right: number;
  /** Where the box has a border. A text that passes under a border is not cut off. */
  border: { left: boolean; right: boolean };
}
declare global {
  interface Window {
    shownTexts: ShownText[];
  }
}

/** Lists the texts that show, once the page is at rest. */
const collectTexts = (page: Page) =>
  page.evaluate(async () => {
    // Parts that follow the scrolling are in their place in the next frame.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
    const hidden =
      '.visually-hidden, [inert], [aria-hidden=true], svg, script, style, option, select, template';
    const moving =
      '[aria-roledescription=carousel] [data-slot], [aria-label^="Moving strip"], [aria-label="Price and next step"], aside, header';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(hidden);
    window.shownTexts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      window.shownTexts.push({
        element,
        name: `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`,
        isInPlace: !element.closest(moving),
        lines: [...range.getClientRects()],
        clips: undefined,
        visible: [],
      });
    }
  });

/** Finds what clips each text at its sides. */
const findClips = (page: Page) =>
  page.evaluate((allowed) => {
    /** Whether the edge has a border, or an ancestor with an edge at the same place has one. */
    const hasBorder = (box: HTMLElement, side: 'left' | 'right') => {
      const edge = box.getBoundingClientRect()[side];
      for (let at: HTMLElement | null = box; at; at = at.parentElement) {
        if (Math.abs(at.getBoundingClientRect()[side] - edge) > allowed.edge) return false;
        if (parseFloat(getComputedStyle(at).getPropertyValue(`border-${side}-width`)) > 0) return true;
      }
      return false;
    };
    const clipOf = (box: HTMLElement): Clip => {
      const { left, right } = box.getBoundingClientRect();
      return { left, right, border: { left: hasBorder(box, 'left'), right: hasBorder(box, 'right') } };
    };
    const known = new Map<Element, Clip[] | undefined>();
    const clipsOf = (element: HTMLElement | null): Clip[] | undefined => {
      if (!element || element === document.body) return [];
      if (known.has(element)) return known.get(element);
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const outer = clipsOf(element.parentElement);
      // A text with an ellipsis is elsewhere on the page in full, and a fixed one floats.
      const mayBeCut = textOverflow === 'ellipsis' || position === 'fixed';
      const own = overflowX === 'visible' ? [] : [clipOf(element)];
      const clips = outer && !mayBeCut ? [...own, ...outer] : undefined;
      known.set(element, clips);
      return clips;
    };
    for (const text of window.shownTexts) text.clips = clipsOf(text.element);
  }, tolerances);

/** Finds which part of each line shows. */
const findVisibleParts = (page: Page) =>
  page.evaluate(({ box, letter }) => {
    for (const text of window.shownTexts)
      for (const line of text.lines) {
        if (!text.clips || line.width <= letter || line.height <= letter) continue;
        let { left, right } = line;
        let isCut = false;
        const isOutside = text.clips.some((clip) => {
          if (right <= clip.left + box || left >= clip.right - box) return true;
          if (clip.border.left) left = Math.max(left, clip.left);
          if (clip.border.right) right = Math.min(right, clip.right);
          isCut ||= left < clip.left - letter || right > clip.right + letter;
          return false;
        });
        if (isOutside || right <= 0 || left >= innerWidth) continue;
        isCut ||= left < -letter || right > innerWidth + letter;
        text.visible.push({ left, right, bottom: line.bottom, isCut });
      }
  }, tolerances);

/** Puts the texts that show into `window.shownTexts`, for checks that run in the page. */
export const findShownTexts = async (page: Page) => {
  for (const step of [collectTexts, findClips, findVisibleParts]) await step(page);
};
