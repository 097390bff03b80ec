/** The desk below a monitor or a laptop, and the objects on it. */
import { books, lamp, mug, pens, plant, type Prop } from '../props.ts';
import { clay, ink, mix, pineLight, sky, sun, sunLight, white } from '../palettes.ts';
import { outlined, rect } from '../shapes.ts';
import type { Stage } from '../stage.ts';
import { d, path } from '../svg.ts';

/** The edge of the desk. The desk continues below the page, for crops that are taller than a cover. */
export const deskTop = 884;

export const desk = ({ scheme }: Stage): string =>
  rect(-400, deskTop, 2400, 900, { fill: scheme.soft }) +
  path(d`M -400 ${deskTop} H 2000`, { ...outlined, stroke: scheme.line });

/** The lamp, in colours that stand out from the ground. */
export function deskLamp({ scheme }: Stage, flip: boolean): Prop {
  const light = scheme.name === 'sun' || scheme.name === 'paper' ? sunLight : scheme.soft;
  return lamp({ light, shade: scheme.name === 'sun' ? clay : sun, stroke: scheme.line, flip });
}

/** A tall and a low object for the desk, chosen at random. */
export function deskProps({ scheme, random }: Stage): { tall: Prop; low: Prop } {
  const green = scheme.name === 'pine' ? mix(pineLight, white, 0.36) : pineLight;
  const pot = scheme.name === 'clay' ? sun : clay;
  const tall = random.pick([plant(green, pot), pens(scheme.name === 'sky' ? white : sky)]);
  const pop = scheme.pop === ink ? sky : scheme.pop;
  const low = random.pick([mug(white), books([pop, scheme.ground === sun ? white : sun, scheme.echo])]);
  return { tall, low };
}
