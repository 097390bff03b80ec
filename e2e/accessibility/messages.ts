import type { Page } from 'playwright/test';

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Records what the live regions of the page announce from now on. */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]';
    const heard: string[] = [];
    window.heard = heard;
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
        if (region.textContent) heard.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** Announcements since `listen`. */
export const heard = (page: Page) => page.evaluate(() => window.heard ?? []);
