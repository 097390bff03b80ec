/** The events of the site. None contains a typed value. The last three have the names of a lead's states. */
export type SiteEvent =
  | { type: 'page_view'; page: string }
  | { type: 'form_opened'; form: string }
  /** A submit failed: the field, and the id of the broken rule. Not the message, which may quote the value. */
  | { type: 'field_error'; form: string; field: string; rule: string }
  | { type: 'submitted'; form: string }
  /** A lead has no confirmation in time: it stays in the browser and is retried. */
  | { type: 'held'; form: string }
  | { type: 'confirmed'; form: string }
  /** A lead is not confirmed, and no automatic post follows. */
  | { type: 'givenUp'; form: string };

/** The name of the window's event that carries a {@link SiteEvent} to analytics. */
export const SITE_EVENT = 'site-event';

declare global {
  interface WindowEventMap {
    [SITE_EVENT]: CustomEvent<SiteEvent>;
  }
}

/** Reports an event. Without analytics, or before the visitor agrees, nothing listens to it. A listener that throws does not
 * reach the caller. */
export const track = (event: SiteEvent): void => {
  dispatchEvent(new CustomEvent(SITE_EVENT, { detail: event }));
};
