import type { Drawing, Stage } from '../stage.ts';
import { laptop, monitor, phones } from './desks.ts';
import { route, waves } from './flows.ts';
import { orbit } from './orbit.ts';
import { scene } from './scenes.ts';
import { gap, layers, steps } from './stacks.ts';
import { tiles } from './tiles.ts';
import { wall } from './wall.ts';

const stacks = { layers, steps, gap };
const desks = { monitor, laptop, phones };
const flows = { route, waves };

/** Draws the layout of a cover's description. */
export function draw({ spec, ...rest }: Stage): Drawing {
  switch (spec.layout) {
    case 'scene':
      return scene({ spec, ...rest });
    case 'tiles':
      return tiles({ spec, ...rest });
    case 'stack':
      return stacks[spec.form ?? 'layers']({ spec, ...rest });
    case 'orbit':
      return orbit({ spec, ...rest });
    case 'desk':
      return desks[spec.device ?? 'monitor']({ spec, ...rest });
    case 'flow':
      return flows[spec.form ?? 'route']({ spec, ...rest });
    case 'wall':
      return wall({ spec, ...rest });
  }
}
