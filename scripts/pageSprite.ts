/** A sprite with only the icons of one page, a tenth of the whole one. */

export const symbolsOf = (sprite: string): Map<string, string> =>
  new Map(
    [...sprite.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([symbol, name = '']) => [
      name,
      symbol,
    ]),
  );

/** The names of the icons that a page takes from the sprite at `address`. */
export const iconsIn = (html: string, address: string): string[] =>
  [
    ...new Set([...html.matchAll(new RegExp(`href="${address}#([^"]+)"`, 'g'))].map(([, name = '']) => name)),
  ].toSorted();

export const smallSprite = (symbols: Map<string, string>, names: readonly string[]): string => {
  const chosen = names.map((name) => {
    const symbol = symbols.get(name);
    if (!symbol)
      throw new Error(`The sprite has no icon '${name}'. Does src/components/iconNames.ts list it?`);
    return symbol;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${chosen.join('')}</svg>`;
};
