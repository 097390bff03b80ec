/** The element that an event is for. Extensions send some to the document itself. */
export const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);
