import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { largeUnit, money } from '../../src/content/money';
import { services, type ServiceSlug } from '../../src/content/services';
import { exhibitOf } from '../../src/sections/exhibits';
import { renderWithApp } from '../helpers/render';

type User = ReturnType<typeof renderWithApp>['user'];

const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

const pick = async (user: User, name: string) => {
  const radio = screen.getByRole('radio', { name });
  radio.focus();
  await user.keyboard(' ');
};

const press = async (user: User, name: string) => {
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
};

const amount = (value: number) => money(value).replace('$', String.raw`\$`);

/** For each service: what it says at first, the one interaction, and what it says then. */
const exhibits: Record<ServiceSlug, [first: RegExp, act: (user: User) => unknown, then: RegExp]> = {
  webdevelopment: [/is 13%/, (user) => pick(user, 'Good 4G'), /is 28%/],
  uiuxdesigns: [
    /the dates, the heading and the button\./,
    () => slide('How much of the screen is finished', 100),
    /^100% Finished: the same layout/,
  ],
  aiml: [
    /^77%.*Call today/,
    () => slide('Complaints this month', 0),
    /^\d\d?%.*(no call needed|a person looks)/,
  ],
  cloudservices: [
    new RegExp(`^${amount(20_800)} less than eight .* four\\.$`),
    () => slide('Visitors an hour', 20_000),
    new RegExp(`^${amount(0)} less at the peak`),
  ],
  salesforce: [
    new RegExp(`^Qualified: .2\\.4 ${largeUnit}`),
    (user) => press(user, 'Move on'),
    new RegExp(`^Proposal: .3\\.6 ${largeUnit}.*quote`),
  ],
  fullstack: [/^Apart/, () => slide('Distance between the layers', 0), /^Together/],
  mobileappdevelpment: [
    /menu at the top left is out of reach/,
    (user) => pick(user, 'Left'),
    /menu at the top left is a stretch/,
  ],
  dataanalytics: [
    new RegExp(`^.2\\.5 ${largeUnit} apart`),
    async (user) => {
      for (const name of ['An order counts when it is delivered', 'Tax is not revenue']) {
        screen.getByRole('checkbox', { name }).focus();
        await user.keyboard(' ');
      }
    },
    /^.41\.6 = .41\.6/,
  ],
  devops: [/41 is live/, (user) => press(user, 'Deploy 42'), /42 failed its health check.*back to 41/],
};

test.each(services)('the exhibit of $name answers the keyboard and says what it shows', async ({ slug }) => {
  const { user } = renderWithApp(exhibitOf(slug));
  const [first, act, then] = exhibits[slug];
  const result = await screen.findByRole('status');
  expect(result).toHaveTextContent(first);
  await act(user);
  expect(result).toHaveTextContent(then);
  if (slug !== 'devops') return;
  await press(user, 'Deploy 43');
  expect(result).toHaveTextContent(/43 has the fix/);
  await press(user, 'Start again');
  expect(result).toHaveTextContent(/41 is live/);
});
