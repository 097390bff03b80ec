/** What the site can tell about its use. Never a value that somebody typed. */
export type SiteEvent =
  | { type: 'page_view'; page: string }
  | { type: 'form_opened'; form: string }
  /** A submit was refused: which field, and which of its messages was shown. */
  | { type: 'field_error'; form: string; field: string; message: string }
  | { type: 'submitted'; form: string }
  /** A lead is not confirmed in time and kept on the device. */
  | { type: 'held'; form: string }
  | { type: 'confirmed'; form: string };

type Sink = (event: SiteEvent) => void;
let sink: Sink | undefined;

/** Tells of an event; to nobody, unless measuring is configured and the visitor has agreed. Nothing is kept for later. */
export const track = (event: SiteEvent) => sink?.(event);

/** Where events go from now on. */
export const sendEventsTo = (next: Sink | undefined) => {
  sink = next;
};
