/** Makes a horizontal scroller focusable by keyboard, with a name for screen readers. */
export const scrollRegion = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 }) as const;
