/** The value of `NATIVE` on a button that scrolls the box around it. */
export const MORE_BELOW = 'more';
