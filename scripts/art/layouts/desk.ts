import type { DeskSpec } from '../../../src/content/covers/types.ts';
import type { Drawing, Stage } from '../stage.ts';
import { laptop } from './laptop.ts';
import { monitor } from './monitor.ts';
import { phones } from './phones.ts';

const devices = { monitor, laptop, phones } as const;

/** A device on a desk, or in the air. */
export const desk = (stage: Stage<DeskSpec>): Drawing => devices[stage.spec.device ?? 'monitor'](stage);
