/** The element that an event is for. Extensions send some events to the document itself. */
export const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);
