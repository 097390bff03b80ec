import { isConfirmed, type LeadState } from '../leads/leadMachine';
import type { OutboxEntry } from '../leads/outboxEntry';

/** A message about one lead. `trying` and `received` only follow `held` or `givenUp`. */
export interface Notice {
  readonly state: 'held' | 'trying' | 'received' | 'givenUp' | 'deleted';
  readonly lead: OutboxEntry;
  /** The visitor has closed it. It shows again only with news; another failed retry is none. */
  readonly isDismissed?: boolean;
}

const stateAfter = (before: Notice['state'] | undefined, state: LeadState): Notice['state'] | undefined => {
  if (state === 'held' || state === 'givenUp') return state;
  if (before === undefined) return undefined;
  if (isConfirmed(state)) return 'received';
  return state === 'deleted' ? undefined : 'trying';
};

/** The messages after a lead's state has changed. The last one that is not dismissed is shown. */
export const nextNotices = (
  notices: readonly Notice[],
  lead: OutboxEntry,
  state: LeadState,
): readonly Notice[] => {
  const before = notices.find((notice) => notice.lead.id === lead.id);
  const after = stateAfter(before?.state, state);
  const others = notices.filter((notice) => notice !== before);
  if (!after) return others;
  const isNews = after === 'received' || after === 'givenUp';
  return [...others, { state: after, lead, isDismissed: before?.isDismissed === true && !isNews }];
};
