import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { owlFiles } from '../../packages/art/owl';
import { lampScene } from '../../packages/art/scenes/lamp';
import { markShapes } from '../../src/components/markShapes';
import { DarkScene } from '../../src/components/owl/DarkScene';
import { owlPaths } from '../../src/components/owl/owlPaths';
import { PeekingOwl } from '../../src/components/owl/PeekingOwl';

const mark = vi.hoisted(() => ({ hasOwl: true }));
vi.mock(import('../../src/components/markShapes'), async (original) => ({
  ...(await original()),
  get hasOwl() {
    return mark.hasOwl;
  },
}));

test('in every drawing and drawn file the owl gives way to the mark of another company', () => {
  const drawings = () => [
    renderToStaticMarkup(<DarkScene hat />),
    renderToStaticMarkup(<PeekingOwl hat />),
    lampScene(),
    ...owlFiles().map(([, svg]) => svg),
  ];
  const ownMark = markShapes[0]?.d;
  mark.hasOwl = true;
  for (const svg of drawings()) {
    expect(svg).toContain(owlPaths.body);
    expect(svg).not.toContain(ownMark);
  }
  mark.hasOwl = false;
  for (const svg of drawings()) {
    expect(svg).not.toContain(owlPaths.body);
    expect(svg).toContain(ownMark);
  }
});
