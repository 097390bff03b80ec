import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { services } from '../../src/content/services';
import { exhibitOf } from '../../src/sections/exhibits';
import { renderWithApp } from '../helpers/render';

/** Of the rows those of services that the company has. */
const offered = <Row extends readonly [slug: string, ...unknown[]]>(...rows: readonly Row[]) =>
  rows.filter(([slug]) => services.some((service) => service.slug === slug));

test.each(
  offered<readonly [slug: string, first: RegExp, role: string, names: readonly string[], then: RegExp]>(
    ['webdevelopment', /is 13%/, 'radio', ['Good 4G'], /is 28%/],
    ['mobileappdevelpment', /top left is out of reach/, 'radio', ['Left'], /top left is a stretch/],
    [
      'dataanalytics',
      /^.2\.5 .* apart/,
      'checkbox',
      ['An order counts when it is delivered', 'Tax is not revenue'],
      /^.41\.6 = .41\.6/,
    ],
    ['devops', /41 is live/, 'button', ['Deploy 42'], /42 failed its health check.*back to 41/],
    ['salesforce', /^Qualified: .2\.4/, 'button', ['Move on'], /^Proposal: .3\.6 .*quote/],
  ),
)('the exhibit of %s answers the keyboard and says what it shows', async (...row) => {
  const [slug, first, role, names, then] = row;
  const { user } = renderWithApp(exhibitOf(slug));
  const result = await screen.findByRole('status');
  expect(result).toHaveTextContent(first);
  for (const name of names) {
    screen.getByRole(role, { name }).focus();
    await user.keyboard(' ');
  }
  expect(result).toHaveTextContent(then);
});

test.each(
  offered<readonly [slug: string, name: string, value: string, then: RegExp]>(
    ['uiuxdesigns', 'How much of the screen is finished', '100', /^100% drawn Finished: the same layout/],
    ['aiml', 'Complaints this month', '0', /^\d\d?%.*(no call needed|a person looks)/],
    ['cloudservices', 'Visitors an hour', '20000', /less at the peak/],
    ['fullstack', 'Distance between the layers', '0', /^Together/],
  ),
)('the exhibit of %s follows its slider and says what it shows', async (slug, name, value, then) => {
  renderWithApp(exhibitOf(slug));
  const result = await screen.findByRole('status');
  expect(result).not.toHaveTextContent(then);
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
  expect(result).toHaveTextContent(then);
});
