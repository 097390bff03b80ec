import type { Drawing, Stage } from '../stage.ts';
import { desk } from './desk.ts';
import { flow } from './flow.ts';
import { orbit } from './orbit.ts';
import { scene } from './scene.ts';
import { stack } from './stack.ts';
import { tiles } from './tiles.ts';

/** Draws the layout that the description asks for. */
export function draw({ spec, ...rest }: Stage): Drawing {
  switch (spec.layout) {
    case 'scene':
      return scene({ spec, ...rest });
    case 'tiles':
      return tiles({ spec, ...rest });
    case 'stack':
      return stack({ spec, ...rest });
    case 'orbit':
      return orbit({ spec, ...rest });
    case 'desk':
      return desk({ spec, ...rest });
    case 'flow':
      return flow({ spec, ...rest });
  }
}
