const PREFIX = 'lead-';

/** The name of the hidden frame that one lead is posted into. */
export const leadFrameName = (leadId: string) => `${PREFIX}${leadId}`;

/** Whether a window is such a frame. */
export const isLeadFrame = (target: Window) => target.name.startsWith(PREFIX) && target !== target.parent;
