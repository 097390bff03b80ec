import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Certificate } from '../../src/components/live/Certificate';
import { titleLines } from '../../src/components/live/certificate/titleLines';
import { company } from '../../src/content/company';
import { courses } from '../../src/content/courses/index';
import { internships } from '../../src/content/internships/index';

test('a certificate is one image, whose text names its kind, the company and its blank parts', () => {
  const { container } = render(<Certificate title="Cloud Engineering" kind="internship" />);
  const name = `Certificate of internship from ${company.name}: Cloud Engineering. Name, date and signature are still blank.`;
  expect(within(container).getByRole('img', { name })).toBe(container.firstElementChild);
  const course = render(<Certificate title="DevOps" kind="course" />).container;
  const texts = [...course.querySelectorAll('text')].map((element) => element.textContent);
  const blanks = ['Your name here', 'Mentor', 'Date'];
  expect(texts).toEqual([company.name, 'Certificate of completion', 'DevOps', ...blanks]);
});

test('every title fits on one or two lines, no word lost', () => {
  for (const { title } of [...internships, ...courses]) {
    const { lines, size } = titleLines(title);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(2);
    // 0.56 of its size is what a letter of the display face takes at most, on average over a title.
    for (const line of lines) expect(line.length * size * 0.56, `of ${line}`).toBeLessThanOrEqual(600);
    expect(size, `of ${title}`).toBeGreaterThanOrEqual(36);
  }
});
