import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { svgNodes } from '../../src/sections/blog/svgNodes';

test('turns the markup of a chart into the same React elements', () => {
  const chart =
    '<svg viewBox="0 0 10 10" aria-hidden="true" data-kind="bars"><g stroke-width="2" fill="none"><path d="M0 0h4"></path></g>' +
    '<text x="1" text-anchor="middle">R&amp;D &lt; 5</text></svg>';
  expect(renderToStaticMarkup(createElement(Fragment, null, ...svgNodes(chart)))).toBe(chart);
  expect(renderToStaticMarkup(svgNodes('<circle r="3"/>')[0])).toBe('<circle r="3"></circle>');
});
