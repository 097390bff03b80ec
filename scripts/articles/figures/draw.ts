import type { Figure } from '../../../schemas/content.ts';
import { bar } from './bar.ts';
import { diagram } from './diagram.ts';
import type { Drawing } from './ink.ts';
import { line } from './line.ts';

/**
 * Draws a figure.
 * @throws Error when its data are inconsistent
 */
export function drawn(figure: Figure): Drawing {
  switch (figure.type) {
    case 'bar':
      return bar(figure);
    case 'line':
      return line(figure);
    case 'diagram':
      return diagram(figure);
  }
}
