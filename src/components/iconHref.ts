import { iconSprite } from '../content/covers/sprite.generated';

/**
 * Where an icon is drawn, for a `use` element. The build gives each page a small sprite with the icons it shows at first
 * in place of the whole one.
 */
export const iconHref = (name: string) => `${iconSprite}#${name}`;
