/** What counts as telling a visitor what to do. A browser's own error page or validation bubble does not. */
import type { Page } from 'playwright/test';

const helpful = /\b(?:call|write to|try again|reload|send it by email|when you are connected)\b/i;
const places = ['[role="alert"]', '[role="status"]', 'main:has(h1:text("Unexpected Application Error!"))'];

export const saysWhatToDo = async (page: Page) => {
  const found = page.locator(places.join(', ')).filter({ hasText: helpful, visible: true });
  return (await found.count()) > 0;
};
