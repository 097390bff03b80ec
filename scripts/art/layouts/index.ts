import type { Drawing, Stage } from '../stage.ts';
import { gap } from './gap.ts';
import { flow } from './flow.ts';
import { laptop } from './laptop.ts';
import { layers } from './layers.ts';
import { monitor } from './monitor.ts';
import { orbit } from './orbit.ts';
import { phones } from './phones.ts';
import { scene } from './scene.ts';
import { steps } from './steps.ts';
import { tiles } from './tiles.ts';

const stacks = { layers, steps, gap } as const;
const desks = { monitor, laptop, phones } as const;

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
      return flow({ spec, ...rest });
  }
}
