/** The theme's spacing: a number of steps of 8 px as a length. */
export const spacing = (steps: number) => `${steps * 0.5}rem`;
