import { clay, cream, ink, mix, paperDeep, pineLight, sun } from '../palettes.ts';
import { bar, line, rect } from '../shapes.ts';
import { at, repeat } from '../svg.ts';
import type { Panel, PanelKit } from './kit.ts';

const indents = [0, 1, 2, 2, 1, 2, 1, 0, 0, 1];
const step = 54;

/** Lines of code: an indent, a loud word, then quieter ones. */
function lines({ width, height, random }: PanelKit, colours: readonly string[], quiet: string): string {
  return repeat(Math.floor((height + step - 20) / step), (row) => {
    let x = (indents[row % indents.length] ?? 0) * 52;
    let length = random.between(70, 150);
    const words = [bar(x, row * step, length, random.pick(colours))];
    for (let word = random.whole(1, 2); word > 0; word -= 1) {
      x += length + 22;
      length = Math.min(random.between(70, 210), width - x);
      if (length < 50) break;
      words.push(bar(x, row * step, length, random.chance(0.3) ? random.pick(colours) : quiet));
    }
    return words.join('');
  });
}

export const code: Panel = (kit) => lines(kit, [sun, clay, ink, pineLight], paperDeep);

export const terminal: Panel = (kit) => {
  const { width, height } = kit;
  const inner = { ...kit, width: width - 120, height: height - 150 };
  const prompt = line('M 0 0 L 20 18 L 0 36', { stroke: sun, 'stroke-width': 9 });
  return [
    rect(0, 0, width, height, { rx: 18, fill: ink }),
    at(44, 40, prompt, bar(48, 8, 190, cream), bar(258, 8, 90, sun)),
    at(44, 108, lines(inner, [sun, clay, cream], mix(ink, cream, 0.3))),
    at(44, height - 66, prompt, rect(48, 0, 24, 36, { fill: cream })),
  ].join('');
};
