/**
 * How the build, the components, the boot script and the theme find each other's elements: by attributes and ids. Each
 * name is written once, in the `*.markup.ts` next to the feature that uses it (`form.markup.ts` is here, because `leads`,
 * `native` and `handover` all use it). Style sheets (`src/theme/*.css`) and `index.html` have to repeat the names.
 */

/** Attributes for an element: `<div {...mark(SLIDE)}>`. */
export const mark = (name: `data-${string}`, value = '') => ({ [name]: value });
/** Selects the elements with an attribute. */
export const marked = (name: string, value?: string) =>
  value === undefined ? `[${name}]` : `[${name}="${value}"]`;
