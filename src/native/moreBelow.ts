import { elementOf } from '../browser/elementOf';
import { listenFirst } from '../browser/listenFirst';
import { marked } from '../config/mark';
import { NATIVE } from '../handover/handover.markup';
import { MORE_BELOW } from './moreBelow.markup';

/** The row at the lower edge of a box that scrolls brings what is below it into view. */
export const startMoreBelow = () =>
  listenFirst('click', (event) => {
    const row = elementOf(event)?.closest<HTMLElement>(marked(NATIVE, MORE_BELOW));
    if (row?.parentElement) row.parentElement.scrollBy(0, row.parentElement.clientHeight - row.offsetHeight);
  });
