/** Written by `npx tsx scripts/art/build.ts`; a test holds it current. */
export const iconSprite = '/sprites/icons-f5f27715.svg';
