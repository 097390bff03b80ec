import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as drawing from '../../src/components/live/certificate/toPng';
import { detailPages } from '../../src/content/detailPages';
import { NamedCertificate } from '../../src/sections/detail/NamedCertificate';

const { label, button, empty, failed } = detailPages.namedCertificate;

// jsdom measures nothing.
beforeEach(() => void Object.assign(SVGElement.prototype, { getComputedTextLength: () => 400 }));
afterEach(() => void Reflect.deleteProperty(SVGElement.prototype, 'getComputedTextLength'));

const press = () => userEvent.click(screen.getByRole('button', { name: button }));

test('without a name the button says what is missing, and the field has the focus', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(empty);
  expect(screen.getByLabelText(label)).toHaveFocus();
});

test('Enter in the field is the button', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  await userEvent.type(screen.getByLabelText(label), '{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(empty);
});

test('in a browser that cannot draw the button says what to do', async () => {
  vi.spyOn(drawing, 'toPng').mockResolvedValue(null);
  render(<NamedCertificate title="DevOps" kind="course" />);
  await userEvent.type(screen.getByLabelText(label), 'Asha');
  await press();
  expect(await screen.findByText(failed)).toBeVisible();
});

test('typing removes what was said before', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(empty);
  await userEvent.type(screen.getByLabelText(label), 'A');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
