/** What a designer would reject at first sight, found in a page at rest. */
import type { Page } from 'playwright/test';

/** Texts of which a part is hidden by an ancestor without a drawn edge, and tables that are wider than their frame. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [inert], svg, script, style, option, select, template');
    /** The edge itself has a border, or an ancestor whose edge is at the same place. */
    const drawn = (box: HTMLElement, side: 'left' | 'right') => {
      const edge = box.getBoundingClientRect()[side];
      for (let at: HTMLElement | null = box; at; at = at.parentElement) {
        if (Math.abs(at.getBoundingClientRect()[side] - edge) > 4) return false;
        if (parseFloat(getComputedStyle(at).getPropertyValue(`border-${side}-width`)) > 0) return true;
      }
      return false;
    };
    const frameOf = (box: HTMLElement) => {
      const { left, right } = box.getBoundingClientRect();
      return { left, right, isDrawn: { left: drawn(box, 'left'), right: drawn(box, 'right') } };
    };
    type Frame = ReturnType<typeof frameOf>;
    const known = new Map<Element, Frame[] | undefined>();
    /** What clips an element, from the inside; nothing where a text floats, or is elsewhere on the page in full. */
    const framesOf = (element: HTMLElement | null): Frame[] | undefined => {
      if (!element || element === document.body) return [];
      if (known.has(element)) return known.get(element);
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const outer = framesOf(element.parentElement);
      const isIn = outer && textOverflow !== 'ellipsis' && position !== 'fixed';
      const own = overflowX === 'visible' ? [] : [frameOf(element)];
      const frames = isIn ? [...own, ...outer] : undefined;
      known.set(element, frames);
      return frames;
    };
    const isCut = (line: DOMRect, frames: Frame[]) => {
      // What is left to be seen of the line: what passes under a drawn edge is not cut.
      let { left, right } = line;
      let isClipped = false;
      for (const frame of frames) {
        if (right <= frame.left + 1 || left >= frame.right - 1) return false;
        if (frame.isDrawn.left) left = Math.max(left, frame.left);
        if (frame.isDrawn.right) right = Math.min(right, frame.right);
        isClipped ||= left < frame.left - 2 || right > frame.right + 2;
      }
      const isSeen = right > 0 && left < innerWidth;
      return isSeen && (isClipped || left < -2 || right > innerWidth + 2);
    };
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const frames = text && node.parentElement && shown(node.parentElement) && framesOf(node.parentElement);
      if (!frames) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      if (lines.some((line) => isCut(line, frames))) cut.add(`“${text.slice(0, 40)}” is cut`);
    }
    for (const table of document.querySelectorAll('table')) {
      const wider = table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0);
      if (shown(table) && wider > 1) cut.add(`a table is ${Math.round(wider)} px wider than its frame`);
    }
    return [...cut];
  });

/** How many lines each title of the page has. */
export const titleLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
      .filter(
        (title) => title.checkVisibility({ visibilityProperty: true }) && !title.closest('.visually-hidden'),
      )
      .map((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 2)
          .map(({ bottom }) => Math.round(bottom / 8));
        return { title: title.textContent.trim().slice(0, 50), lines: new Set(tops).size };
      }),
  );

/** Pairs of text and background below the contrast that WCAG requires, numerals and marks of lists included. */
export const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map<string, number[]>();
    const channels = (colour: string) => {
      const found = known.get(colour);
      if (found || !canvas) return found ?? [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
      return [red, green, blue, alpha / 255];
    };
    const light = ([red = 0, green = 0, blue = 0]: number[]) => {
      const share = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue);
    };
    const groundOf = (element: Element | null): number[] | undefined => {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(box);
        if (backgroundImage !== 'none') return undefined;
        const colour = channels(backgroundColor);
        if (colour[3] === 1) return colour;
        if (colour[3] !== 0) return undefined;
      }
      return [255, 255, 255];
    };
    const pale = new Set<string>();
    const check = (element: Element, pseudo?: '::before' | '::after') => {
      const { color, fontSize, fontWeight, content, position } = getComputedStyle(element, pseudo);
      if (
        pseudo &&
        (!/^(counter|")/.test(content) || !/counter|[\p{L}\p{N}]/u.test(content) || position === 'absolute')
      )
        return;
      const own = pseudo ? channels(getComputedStyle(element, pseudo).backgroundColor) : undefined;
      const ground = own?.[3] === 1 ? own : groundOf(element);
      const text = channels(color);
      if (!ground || text[3] !== 1) return;
      const [a, b] = [light(text), light(ground)];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const size = parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      if (contrast < least - 0.01)
        pale.add(
          `“${element.textContent.trim().slice(0, 30)}”${pseudo ?? ''}: ${contrast.toFixed(2)}, needs ${least}`,
        );
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        element.closest(
          '.visually-hidden, [inert], svg, video, script, style, select, template, [disabled], [aria-disabled=true]',
        )
      )
        continue;
      if (
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      )
        check(element);
      check(element, '::before');
      check(element, '::after');
    }
    return [...pale];
  });
