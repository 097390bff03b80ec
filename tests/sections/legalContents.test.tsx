import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Contents } from '../../src/sections/legal/Contents';
import { renderWithApp } from '../helpers/render';

const show = () => {
  renderWithApp(
    <>
      <Contents sections={[{ slug: 'refunds', heading: 'Refunds', blocks: [] }]} />
      <section id="refunds" tabIndex={-1} />
    </>,
  );
  return { link: screen.getByRole('link', { name: 'Refunds' }), section: document.getElementById('refunds') };
};

test('a link of the contents takes the keyboard to its section', () => {
  const { link, section } = show();
  fireEvent.click(link);
  expect(section).toHaveFocus();
});

test('a link that opens in another tab leaves the keyboard where it is', () => {
  const { link, section } = show();
  // The browser would open the tab, which jsdom cannot.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(section).not.toHaveFocus();
});
