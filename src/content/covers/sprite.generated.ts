/** Written by `npm run art`. */
export const iconSprite = '/sprites/icons-6b60ecf5.svg';
