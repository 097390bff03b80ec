import type { StackSpec } from '../../../src/content/covers/types.ts';
import type { Drawing, Stage } from '../stage.ts';
import { gap } from './gap.ts';
import { layers } from './layers.ts';
import { steps } from './steps.ts';

const forms = { layers, steps, gap } as const;

export const stack = (stage: Stage<StackSpec>): Drawing => forms[stage.spec.form ?? 'layers'](stage);
