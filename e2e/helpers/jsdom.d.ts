/** The little that the tests use of jsdom, which ships no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
