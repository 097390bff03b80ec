import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { detailPages } from '../../src/content/detailPages';
import { NamedCertificate } from '../../src/sections/detail/NamedCertificate';

const { label, button, long, empty, failed } = detailPages.sample;

beforeEach(() => {
  // jsdom measures nothing.
  Object.assign(SVGElement.prototype, { getComputedTextLength: () => 900 });
});

test('a typed name appears on the certificate, fits, and marks it as a sample', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  expect(screen.getByText('Your name here')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).toBeNull();
  await userEvent.type(screen.getByLabelText(label), ' आशा வள்ளி 王 ');
  const name = screen.getByText('आशा வள்ளி 王');
  expect(name.closest('svg')).toHaveAccessibleName(/A sample for आशा வள்ளி 王; date and signature/);
  // 418 of its 900 units fit at 44.
  expect(name).toHaveAttribute('font-size', '20.4');
  expect(screen.getByText('Sample')).toBeInTheDocument();
});

test('a long name is on the certificate as typed, and can be read below it', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  const name = 'Venkata '.repeat(12).trim();
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(name);
  expect(screen.getByText(name).closest('svg')).toBeInTheDocument();
  expect(screen.getByText(long(name))).toBeVisible();
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.paste('Asha Rao');
  expect(screen.queryByText(long('Asha Rao'))).toBeNull();
});

test('without a name, and in a browser that cannot draw, the button says what to do', async () => {
  render(<NamedCertificate title="DevOps" kind="course" />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('status')).toHaveTextContent(empty);
  expect(screen.getByLabelText(label)).toHaveFocus();
  await userEvent.keyboard('Asha');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(failed)).toBeVisible();
});
