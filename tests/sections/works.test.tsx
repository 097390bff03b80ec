import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projects } from '../../src/content/projects';
import { works } from '../../src/content/works';
import { NumberWords } from '../../src/sections/works/NumberWords';
import { Numerals } from '../../src/sections/works/Numerals';
import { Poster } from '../../src/sections/works/Poster';
import { comparedIn, figureOf, posterOf, risenTo } from '../../src/sections/works/results';
import { renderWithApp } from '../helpers/render';

test.each([
  { result: '64% more visitors', figure: '64%' },
  { result: '9 of 10 found it', figure: '9 of 10' },
  { result: '1.64x the traffic', figure: '1.64x' },
])('the figure of "$result" is $figure', ({ result, figure }) => {
  expect(figureOf(result)).toBe(figure);
});

test.each([
  { result: '64% more visitors', value: 164 },
  { result: '1.64x the traffic', value: 164 },
])('"$result" is drawn as $value, from 100', ({ result, value }) => {
  expect(risenTo(result)).toBe(value);
});

test('a result without a figure stops the build', () => {
  expect(() => risenTo('two thirds more visitors')).toThrow(/has no figure to draw\. Write one, such as 64%/);
});

test.each(['38% lower hosting bill', 'Abandoned interviews fell from 18% to 5%'])(
  'a result that falls is not drawn as a rise: "%s" stops the build',
  (result) => {
    expect(() => risenTo(result)).toThrow(/falls, and its poster draws a rise\. Choose a result that rises/);
  },
);

test('"9 of 9" shows both of its equal numbers', () => {
  const { container } = renderWithApp(<NumberWords result="9 of 9 found it" />);
  expect(container).toHaveTextContent('9 of 9');
});

test('a result that compares two shares names the later one first', () => {
  expect(comparedIn('9 of 10 found it; before, 4 of 10')).toEqual({ before: [4, 10], after: [9, 10] });
});

test('a result with a single share stops the build of a poster that compares two', () => {
  expect(() => comparedIn('9 of 10 found it')).toThrow(/compares no two shares\. Write two for its poster/);
});

test('the details of each project have a name of their own', () => {
  const { container } = renderWithApp(
    Object.values(works.posters).map(({ project }) => (
      <Poster key={project} project={project} ground="sun">
        <svg />
      </Poster>
    )),
  );
  const names = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test('each figure at the head of Works says what it counts, before the link to its project', () => {
  renderWithApp(<Numerals />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    projects.map(({ slug, title }) => {
      const { result, counted } = posterOf(slug);
      return `${figureOf(result)}${counted ?? 'nothing'}${title}`;
    }),
  );
});

const wordsOf = (text: string) => text.toLowerCase().match(/[\w%]+/g) ?? [];

test.each(projects.map(({ slug }) => posterOf(slug)))(
  'what is counted claims no more than the result "$result"',
  ({ counted = '', result }) => {
    const known = wordsOf(result);
    // 'finished' is a form of 'finish'.
    expect(wordsOf(counted).filter((word) => !known.some((one) => word.startsWith(one)))).toEqual([]);
  },
);

test.each(projects.map(({ slug }) => posterOf(slug)))(
  'the words under the figure of "$result" say "over" if the result does',
  ({ counted = '', result }) => {
    expect(counted.includes('over ')).toBe(result.includes('over '));
  },
);
