/** The address as a URL; undefined if it is none. Chrome before 120 and Safari before 17 have no `URL.canParse`. */
export const parseUrl = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};
