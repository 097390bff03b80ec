import { existsSync } from 'node:fs';
import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CampusCycle } from '../../src/components/live/CampusCycle';
import { Certificate } from '../../src/components/live/Certificate';
import { titleLines } from '../../src/components/live/certificate/titleLines';
import { HeroScene } from '../../src/components/live/HeroScene';
import { PlannerTimeline } from '../../src/components/live/PlannerTimeline';
import { monthsOf } from '../../src/components/live/timeline/monthsOf';
import { campus } from '../../src/content/campus';
import { company } from '../../src/content/company';
import { courses } from '../../src/content/courses/index';
import { slides } from '../../src/content/home';
import { internships } from '../../src/content/internships/index';
import { planner } from '../../src/content/planner';

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

test('each slide has a drawing of its own; later ones are decoration, of figures that exist', () => {
  const drawn = slides.map(({ scene }) => render(<HeroScene name={scene} />).container);
  expect(new Set(drawn.map(({ innerHTML }) => innerHTML)).size).toBe(3);
  for (const scene of drawn.slice(1)) {
    expect(scene.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const figures = [...scene.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? '');
    expect(figures).not.toEqual([]);
    expect(figures.filter((figure) => !existsSync(`public${figure}`))).toEqual([]);
  }
});

const { steps } = campus.cycle;

test('the cycle is one image that names its steps; its drawings are hidden from screen readers', () => {
  const { container } = render(<CampusCycle steps={steps} />);
  const name =
    'A cycle of 4 steps: Student selection, Training, Real projects, Enhancement, and then the first again.';
  expect(within(container).getByRole('img', { name })).toBe(container.firstElementChild);
  for (const drawing of container.querySelectorAll('svg')) {
    for (const { icon } of steps) expect(drawing.querySelector(`use[href$=".svg#${icon}"]`)).not.toBeNull();
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
});

test('the phases are a list, each with its months, heading, text and points; the months are marked once', () => {
  const { container } = render(<PlannerTimeline phases={planner.phases} />);
  const items = [...container.querySelectorAll('ol > li')];
  expect(items.map((item) => item.querySelector('h4')?.textContent)).toEqual(
    planner.phases.map(({ title }) => title),
  );
  for (const [index, { months, text, points }] of planner.phases.entries())
    for (const part of [months, text, ...points]) expect(items[index]).toHaveTextContent(part);
  const ticks = [...container.querySelectorAll('[aria-hidden] > span')].map((tick) => tick.textContent);
  expect(ticks.join('')).toBe('123456');
  expect(['Months 3-4', 'Month 6', 'Later'].map(monthsOf)).toEqual([[3, 4], [6], []]);
});
