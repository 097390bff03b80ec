import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { services } from '../../src/content/services';
import { exhibitOf } from '../../src/sections/exhibits';
import { renderWithApp } from '../helpers/render';

// A page loads its parts itself, and gives up after a while; a busy machine may be slower than that.
beforeAll(async () => {
  await Promise.all(
    Object.values(import.meta.glob('../../src/sections/exhibits/*.tsx')).map((load) => load()),
  );
});

/** Of the rows those of services that the company has. */
const offered = <Row extends { slug: string }>(rows: readonly Row[]) =>
  rows.filter(({ slug }) => services.some((service) => service.slug === slug));

test.each(
  offered([
    {
      slug: 'webdevelopment',
      before: /is 13%/,
      role: 'radio',
      presses: ['Good 4G'],
      after: /is 28%/,
    },
    {
      slug: 'mobileappdevelpment',
      before: /top left is out of reach/,
      role: 'radio',
      presses: ['Left'],
      after: /top left is a stretch/,
    },
    {
      slug: 'dataanalytics',
      before: /^.2\.5 .* apart/,
      role: 'checkbox',
      presses: ['An order counts when it is delivered', 'Tax is not revenue'],
      after: /^.41\.6 = .41\.6/,
    },
    {
      slug: 'devops',
      before: /41 is live/,
      role: 'button',
      presses: ['Deploy 42'],
      after: /42 failed its health check.*back to 41/,
    },
    {
      slug: 'salesforce',
      before: /^Qualified: .2\.4/,
      role: 'button',
      presses: ['Move on'],
      after: /^Proposal: .3\.6 .*quote/,
    },
  ]),
)('the exhibit of $slug answers the space bar and says what it shows', async (row) => {
  const { user } = renderWithApp(exhibitOf(row.slug));
  const result = await screen.findByRole('status');
  expect(result).toHaveTextContent(row.before);
  for (const name of row.presses) {
    screen.getByRole(row.role, { name }).focus();
    await user.keyboard(' ');
  }
  expect(result).toHaveTextContent(row.after);
});

test.each(
  offered([
    {
      slug: 'uiuxdesigns',
      slider: 'How much of the screen is finished',
      value: '100',
      after: /^100% drawn Finished: the same layout/,
    },
    {
      slug: 'aiml',
      slider: 'Complaints this month',
      value: '0',
      after: /^\d\d?%.*(No call needed|a person looks)/,
    },
    { slug: 'cloudservices', slider: 'Visitors an hour', value: '20000', after: /saved at the peak/ },
    { slug: 'fullstack', slider: 'Distance between the layers', value: '0', after: /^Together/ },
  ]),
)('the exhibit of $slug follows its slider and says what it shows', async (row) => {
  renderWithApp(exhibitOf(row.slug));
  const result = await screen.findByRole('status');
  expect(result).not.toHaveTextContent(row.after);
  fireEvent.change(screen.getByRole('slider', { name: row.slider }), { target: { value: row.value } });
  expect(result).toHaveTextContent(row.after);
});

const slugs = new Set<string>(services.map(({ slug }) => slug));
test.runIf(slugs.has('aiml'))(
  'an edge of the exhibit of aiml keeps its colour when its slider is at its lowest',
  async () => {
    renderWithApp(exhibitOf('aiml'));
    const drawing = await screen.findByRole('img');
    const colours = () => [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('stroke'));
    const before = colours();
    expect(new Set(before).size).toBeGreaterThan(2);
    for (const slider of screen.getAllByRole<HTMLInputElement>('slider'))
      fireEvent.change(slider, { target: { value: slider.min } });
    expect(colours()).toEqual(before);
  },
);

test.runIf(slugs.has('devops'))(
  'starting the exhibit of devops again shows version 41 and its button at once',
  async () => {
    const { user } = renderWithApp(exhibitOf('devops'));
    for (const name of ['Deploy 42', 'Deploy 43', 'Start again'])
      await user.click(await screen.findByRole('button', { name }));
    expect(screen.getByRole('status')).toHaveTextContent('Version 41 is live.');
    expect(screen.getByText('Live now')).toHaveTextContent(/^Live now41$/);
    expect(screen.getByRole('button')).toHaveTextContent(/^Deploy 42$/);
  },
);
