const PREFIX = 'lead-';
/** The name of the hidden frame that a lead is posted into. */
export const frameName = (leadId: string): string => PREFIX + leadId;

/** Whether a window is such a frame. */
export const isLeadFrame = (target: Window): boolean =>
  target.name.startsWith(PREFIX) && target !== target.parent;
