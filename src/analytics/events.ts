/** The events of the site. None contains a typed value. */
export type SiteEvent =
  | { type: 'page_view'; page: string }
  | { type: 'form_opened'; form: string }
  /** A submit failed: the field, and the id of the broken rule. Not the message, which may quote the value. */
  | { type: 'field_error'; form: string; field: string; rule: string }
  | { type: 'submitted'; form: string }
  /** A lead is not confirmed in time and stays in the browser. */
  | { type: 'held'; form: string }
  | { type: 'confirmed'; form: string }
  /** A lead was posted as often as allowed and never confirmed. */
  | { type: 'givenUp'; form: string };

type Sink = (event: SiteEvent) => void;
let sink: Sink | undefined;

/**
 * Sends an event if analytics are configured and the visitor has agreed; drops it otherwise. It never throws, because a
 * broken tag manager must not break a form.
 */
export const track = (event: SiteEvent): void => {
  try {
    sink?.(event);
  } catch (error) {
    console.warn('An event could not be sent.', error);
  }
};

/** Sets the receiver of events. */
export const sendEventsTo = (next: Sink | undefined) => {
  sink = next;
};
