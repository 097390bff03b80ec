/** The room for the title, in the certificate's units, and how wide a letter of the display face is at size 1. */
const room = 600;
const letter = 0.56;
const largest = 64;
/** At this size or above, one line is better than two, even if two could be larger. */
const comfortable = 54;

const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** Every place to break a title between two words, except before a single last word of several. */
function breaks(title: string): string[][] {
  const words = title.split(' ');
  return words
    .slice(1, words.length > 2 ? -1 : undefined)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/** A title on one line or two, whichever allows larger letters; one line where `comfortable` is reached. */
export function titleLines(title: string): { lines: string[]; size: number } {
  const size = (lines: readonly string[]) => Math.min(largest, Math.floor(room / (letter * widest(lines))));
  const whole = [title];
  const lines =
    size(whole) >= comfortable
      ? whole
      : breaks(title).reduce((best, next) => (size(next) > size(best) ? next : best), whole);
  return { lines, size: size(lines) };
}
