import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { detail } from '../../src/content/internships/devops';
import InternshipDetail from '../../src/pages/InternshipDetail';
import { renderRoutes } from '../helpers/render';

test('an internship of an unknown category has the general title of internships', async () => {
  const { seo: _own, ...unknown } = detail;
  const loader = () => ({ ...unknown, category: 'Quantum' });
  const hydrateFallbackElement = <p>Loading</p>;
  renderRoutes([{ path: '/', loader, element: <InternshipDetail />, hydrateFallbackElement }]);
  await waitFor(() => expect(document.title).toBe(`Internships and Training | ${company.name}`));
});
