import type { Drawing, Stage } from '../stage.ts';
import { desk } from './desk.ts';
import { flow } from './flow.ts';
import { orbit } from './orbit.ts';
import { scene } from './scene.ts';
import { stack } from './stack.ts';
import { tiles } from './tiles.ts';

/** Draws the layout that the description asks for. */
export function draw({ spec, ...rest }: Stage): Drawing {
  if (spec.layout === 'scene') return scene({ spec, ...rest });
  if (spec.layout === 'tiles') return tiles({ spec, ...rest });
  if (spec.layout === 'stack') return stack({ spec, ...rest });
  if (spec.layout === 'orbit') return orbit({ spec, ...rest });
  if (spec.layout === 'desk') return desk({ spec, ...rest });
  return flow({ spec, ...rest });
}
