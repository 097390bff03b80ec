import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Providers } from '../../src/App';
import { detail } from '../../src/content/internships/devops';
import InternshipDetail from '../../src/pages/InternshipDetail';
import { company } from '../../src/content/company';

test('an internship of an unknown category has the general title of internships', async () => {
  const { seo: _own, ...unknown } = detail;
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => ({ ...unknown, category: 'Quantum' }),
      element: <InternshipDetail />,
      hydrateFallbackElement: <p>Loading</p>,
    },
  ]);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  await waitFor(() => expect(document.title).toBe(`Internships and Training | ${company.name}`));
});
