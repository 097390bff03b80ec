/** The little that the tests use of jsdom, which ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string);
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
