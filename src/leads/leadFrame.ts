const PREFIX = 'lead-';
/** How the names of the hidden frames begin that a lead is posted into. */
export const frameNameStart = (leadId: string): string => `${PREFIX}${leadId}-`;

/** Whether a window is such a frame. */
export const isLeadFrame = (target: Window): boolean =>
  target.name.startsWith(PREFIX) && target !== target.parent;
