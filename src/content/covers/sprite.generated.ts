/** Written by `npm run art`. */
export const iconSprite = '/sprites/icons-f5f27715.svg';
