import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailPages } from '../../src/content/detailPages';
import { NamedCertificate } from '../../src/sections/detail/NamedCertificate';

const { label, button, empty, failed } = detailPages.sample;

// jsdom measures nothing.
beforeEach(() => void Object.assign(SVGElement.prototype, { getComputedTextLength: () => 400 }));
afterEach(() => void Reflect.deleteProperty(SVGElement.prototype, 'getComputedTextLength'));

test('without a name, and in a browser that cannot draw, the button says what to do', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('status')).toHaveTextContent(empty);
  expect(screen.getByLabelText(label)).toHaveFocus();
  await userEvent.keyboard('Asha');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(failed)).toBeVisible();
});

test('what was said about one name is gone once another is typed', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.type(screen.getByLabelText(label), 'A');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
