import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { services } from '../../src/content/services';
import { serviceLoaders } from '../../src/content/services/loaders';
import { ServiceHero } from '../../src/sections/service/ServiceHero';
import { renderWithApp } from '../helpers/render';

test('a heading that has its marked words twice is shown to its end', async () => {
  const { service } = await serviceLoaders[services[0].slug]();
  const heading = 'Apps for phones, apps for tablets';
  renderWithApp(
    <ServiceHero service={{ ...service, hero: { ...service.hero, heading, highlight: 'pps for' } }}>
      <p>An exhibit</p>
    </ServiceHero>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});
