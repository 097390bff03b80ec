import type { Figure } from '../../../schemas/content.ts';
import { bar } from './bar.ts';
import { diagram } from './diagram.ts';
import type { Drawing } from './ink.ts';
import { line } from './line.ts';

/** @throws Error when the data of the figure are inconsistent */
export function drawn(figure: Figure): Drawing {
  if (figure.type === 'bar') return bar(figure);
  return figure.type === 'line' ? line(figure) : diagram(figure);
}
