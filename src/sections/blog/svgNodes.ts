import { createElement, Fragment, type ReactNode } from 'react';

const tags = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const pairs = /([\w:-]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

const unescape = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
const camel = (name: string) =>
  /^(aria|data)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

/** SVG markup of our own build as React elements: the pages' Trusted Types policy forbids `innerHTML`. */
export const svgNodes = (markup: string): ReactNode => {
  const root: ReactNode[] = [];
  const open: { name: string; props: Record<string, string>; children: ReactNode[] }[] = [];
  const add = (node: ReactNode) => (open.at(-1)?.children ?? root).push(node);
  for (const [, closes, name, attributes = '', isEmpty, text] of markup.matchAll(tags)) {
    if (text !== undefined) add(unescape(text));
    else if (closes) {
      const done = open.pop();
      if (done) add(createElement(done.name, done.props, ...done.children));
    } else if (name) {
      const props = Object.fromEntries(
        [...attributes.matchAll(pairs)].map(([, key = '', value = '']) => [camel(key), unescape(value)]),
      );
      if (isEmpty) add(createElement(name, props));
      else open.push({ name, props, children: [] });
    }
  }
  // Spread, so that the nodes need no keys.
  return createElement(Fragment, null, ...root);
};
