/**
 * How the build, the components, the boot script and the theme find each other's elements: by attributes and ids whose
 * names stand once, in the `*.markup.ts` beside the feature that uses them (`form.markup.ts` is here, because `leads`,
 * `native` and `runtime` all use it). Style sheets (`src/theme/*.css`) and `index.html` have to repeat the names.
 */

/** Attributes for an element: `<div {...mark(SLIDE)}>`. */
export const mark = (name: `data-${string}`, value = '') => ({ [name]: value });
/** Selects the elements with an attribute. */
export const marked = (name: string, value?: string) =>
  value === undefined ? `[${name}]` : `[${name}="${value}"]`;
