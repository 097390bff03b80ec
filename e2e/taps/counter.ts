/** Counts what a visitor's thumb does on a phone, from a page to a filled form. */
import { expect, type Locator } from 'playwright/test';
import { MENUS_READY } from '../../src/native/menus.markup';

/** How far a flick scrolls, as a part of the screen. */
const FLICK = 0.8;
/** What each costs on a phone, in seconds: an estimate, for comparing ways. */
const seconds = { tap: 1.3, flick: 0.8, key: 0.42 };

export interface Count {
  taps: number;
  flicks: number;
  /** Fields that had to be typed. */
  typed: number;
  keys: number;
}

export const estimate = ({ taps, flicks, keys }: Count) =>
  Math.round(taps * seconds.tap + flicks * seconds.flick + keys * seconds.key);

export const createCounter = () => {
  const count: Count = { taps: 0, flicks: 0, typed: 0, keys: 0 };
  /** Where an element is: under the bar at the top, under what is at the lower edge, or between them. */
  const sideOf = (target: Locator) =>
    target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const form = element.closest('[role=dialog]')?.querySelector('.MuiDialogContent-root');
      const frame = form?.getBoundingClientRect();
      const isBar = element.closest('[role=group][data-print=no]') !== null;
      if (top < (frame?.top ?? (element.closest('header') ? 0 : 72))) return -1;
      return bottom > (frame ? Math.min(frame.bottom - 90, innerHeight) : innerHeight - (isBar ? 0 : 60))
        ? 1
        : 0;
    });
  const reach = async (target: Locator) => {
    await target.waitFor();
    let step = FLICK;
    let before = 0;
    for (let tries = 0; tries < 40; tries++) {
      const side = await sideOf(target);
      if (side === 0) return;
      // A visitor who has gone too far goes back a shorter way.
      if (side === -before) step /= 2;
      before = side;
      count.flicks++;
      await target.evaluate((element, by) => {
        const form = element.closest('[role=dialog]')?.querySelector('.MuiDialogContent-root');
        (form ?? window).scrollBy({ top: by * (form?.clientHeight ?? innerHeight), behavior: 'instant' });
      }, side * step);
    }
    throw new Error('Flicks do not lead to it.');
  };
  /** Flicks until it is on the screen, then taps it. */
  const tap = async (target: Locator) => {
    await reach(target);
    count.taps++;
    await target.tap();
  };
  return {
    count,
    tap,
    /** Taps a link, then waits for its page: the page before it may have a button of the same name. */
    follow: async (link: Locator) => {
      const page = link.page();
      const heading = page.locator('h1');
      const before = await heading.innerText();
      await tap(link);
      await expect(heading).not.toHaveText(before);
      // Until the boot script of a new document has run, the opener of a dialog is a link to the contact page.
      await expect(page.locator('html')).toHaveAttribute(MENUS_READY);
    },
    /** A tap into a field is part of typing it: taps are those to the form, and those that write. */
    type: async (field: Locator, text: string) => {
      count.typed++;
      count.keys += text.length;
      await field.fill(text);
    },
    /** Flicks down by itself, to read. */
    readTo: reach,
  };
};

export type Counter = ReturnType<typeof createCounter>;
