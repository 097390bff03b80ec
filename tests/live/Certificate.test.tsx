import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Certificate } from '../../src/components/live/Certificate';
import { titleLines } from '../../src/components/live/certificate/titleLines';
import { company } from '../../src/content/company';
import { courses } from '../../src/content/courses/index';
import { internships } from '../../src/content/internships/index';

const titles = [...internships, ...courses].map(({ title }) => title);

test('a certificate is one image whose text names its purpose and its blank parts', () => {
  const { container } = render(<Certificate title="Cloud Engineering" kind="internship" />);
  const name = `Certificate of internship from ${company.name}: Cloud Engineering. Name, date and signature are still blank.`;
  expect(within(container).getByRole('img', { name })).toBe(container.firstElementChild);
});

test('a course ends with a certificate of completion, which bears the company and no learner', () => {
  const { container } = render(<Certificate title="DevOps" kind="course" />);
  const texts = [...container.querySelectorAll('text')].map((element) => element.textContent);
  const blanks = ['Your name here', 'Mentor', 'Date'];
  expect(texts).toEqual([company.name, 'Certificate of completion', 'DevOps', ...blanks]);
});

test('two certificates on a page do not share an id', () => {
  const { container } = render(
    <>
      <Certificate title="DevOps" kind="course" />
      <Certificate title="Salesforce" kind="course" />
    </>,
  );
  const [first, second] = [...container.querySelectorAll('clipPath')].map(({ id }) => id);
  expect(first).toBeTruthy();
  expect(first).not.toBe(second);
});

test.each(titles)('"%s" fits on one or two lines, no word lost', (title) => {
  const { lines, size } = titleLines(title);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(2);
  // 0.56 of its size is what a letter of the display face takes at most, on average over a title.
  for (const line of lines) expect(line.length * size * 0.56).toBeLessThanOrEqual(600);
  expect(size).toBeGreaterThanOrEqual(36);
});

test('a short title fits on one line; a long one breaks into two of similar length', () => {
  expect(titleLines('DevOps')).toEqual({ lines: ['DevOps'], size: 64 });
  expect(titleLines('Cloud Engineering').lines).toEqual(['Cloud Engineering']);
  expect(titleLines('MERN Fullstack Web Development').lines).toEqual(['MERN Fullstack', 'Web Development']);
});
