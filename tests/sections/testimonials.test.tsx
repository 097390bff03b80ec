import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Testimonials } from '../../src/sections/Testimonials';
import { renderWithApp } from '../helpers/render';

const said = (author: string) => ({ author, organisation: 'A college', content: `Words of ${author}.` });

test('a single testimonial stands still: there is nothing to pause', () => {
  renderWithApp(<Testimonials ground="white" title="They say" testimonials={[said('Asha')]} />);
  expect(screen.getByText('Words of Asha.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('two testimonials scroll, and can be paused', () => {
  renderWithApp(<Testimonials ground="white" title="They say" testimonials={[said('Asha'), said('Ben')]} />);
  expect(screen.getByRole('checkbox', { name: /testimonials/ })).toBeInTheDocument();
});

test('the name of the control has each word that it shows', () => {
  renderWithApp(<Testimonials ground="white" title="They say" testimonials={[said('Asha'), said('Ben')]} />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Pause or play testimonials');
  for (const word of ['Pause', 'Play']) expect(screen.getByText(word)).toBeInTheDocument();
});

test('without testimonials their heading does not show', () => {
  renderWithApp(<Testimonials ground="white" title="They say" testimonials={[]} />);
  expect(screen.queryByText('They say')).not.toBeInTheDocument();
});
