/** What a screen reader announces: the changes of a page's live regions. */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    announced?: string[];
  }
}

/** Records what the live regions of a page announce from now on. */
export const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]';
    const announced: string[] = [];
    window.announced = announced;
    const last = new Map<Element, string>();
    for (const region of document.querySelectorAll(live)) last.set(region, region.textContent);
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(live);
          return region?.isConnected ? [region] : [];
        }),
      );
      for (const region of regions) {
        if (last.get(region) === region.textContent) continue;
        last.set(region, region.textContent);
        if (region.textContent) announced.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** Waits until the page has drawn what follows from the last event, so that all of its announcements are there. */
export const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))));

/** The announcements so far. */
export const announcements = (page: Page) => page.evaluate(() => window.announced ?? []);
