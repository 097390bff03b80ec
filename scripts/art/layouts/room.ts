import { mix } from '../palettes.ts';
import { books, lamp, mug, pens, plant, type Prop } from '../props.ts';
import { clay, ink, outlined, pineLight, rect, sky, sun, sunLight, white } from '../shapes.ts';
import type { Stage } from '../stage.ts';
import { d, path } from '../svg.ts';

/** The edge of the desk. It goes on below the page, for crops that are taller than a cover. */
export const deskTop = 884;

export const table = ({ scheme }: Stage): string =>
  rect({ x: -400, y: deskTop, width: 2400, height: 900 }, { fill: scheme.soft }) +
  path(d('M -400', deskTop, 'H 2000'), { ...outlined, stroke: scheme.line });

/** The lamp, in colours that show on the stage. */
export function stageLamp({ scheme }: Stage, flip: boolean): Prop {
  const pale = scheme.name === 'sun' || scheme.name === 'paper';
  const light = pale ? sunLight : scheme.soft;
  return lamp({ light, shade: scheme.name === 'sun' ? clay : sun, line: scheme.line, flip });
}

/** Something tall and something low for the desk, by chance. */
export function stageProps({ scheme, random }: Stage): { tall: Prop; low: Prop } {
  const green = scheme.name === 'pine' ? mix(pineLight, white, 0.36) : pineLight;
  const pile = [scheme.pop === ink ? sky : scheme.pop, scheme.ground === sun ? white : sun, scheme.echo];
  return {
    tall: random.pick([
      plant(green, scheme.name === 'clay' ? sun : clay),
      pens(scheme.name === 'sky' ? white : sky),
    ]),
    low: random.pick([mug(white), books(pile)]),
  };
}
