import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serviceMenu } from '../../src/content/navigation';
import { NavBar } from '../../src/layout/NavBar';
import { ServicePreview } from '../../src/layout/ServicePreview';
import { renderWithApp } from '../helpers/render';

const shown = () => document.querySelector('#services-menu img')?.getAttribute('src');

test('the services menu shows the cover of the service under the pointer or the focus', () => {
  expect(renderToString(<ServicePreview />)).toBe('');
  renderWithApp(<NavBar />);
  expect(shown()).toBeUndefined();
  for (const { label, art } of serviceMenu.flatMap(({ links }) => links)) {
    fireEvent.pointerOver(screen.getByText(label, { selector: 'a' }));
    expect(shown()).toContain(art);
  }
  act(() => screen.getByText('DevOps Practices', { selector: 'a' }).focus());
  expect(shown()).toContain('service-devops');
  // On the way from one link to the next.
  fireEvent.pointerOver(screen.getByText('EdTech Products'));
  expect(shown()).toContain('service-devops');
});
