import { iconSprite } from '../content/covers/sprite.generated';

/**
 * The address of an icon for a `use` element. The build replaces the whole sprite with a small one that has the icons
 * of the page.
 */
export const iconHref = (name: string) => `${iconSprite}#${name}`;
