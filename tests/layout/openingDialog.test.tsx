import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { DialogHost } from '../../src/layout/DialogHost';
import { addOpeningNotice } from '../helpers/openingNotice';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
vi.mock('../../src/forms/LeadDialog', async (importOriginal) => {
  await code.arrived;
  return importOriginal();
});
beforeEach(stopListeningAfterwards);

test('the notice shows while the dialog loads; Escape cancels that tap, and a new tap opens its own dialog', async () => {
  const { notice, pressEscape } = addOpeningNotice();
  const { user } = renderWithApp(
    <>
      <DialogButton opens="heroProject">Project</DialogButton>
      <DialogButton opens="heroPartner">Partner</DialogButton>
      <DialogHost />
    </>,
  );
  await user.click(screen.getByText('Project'));
  expect(notice.open).toBe(true);
  pressEscape();
  expect(screen.getByText('Project')).not.toHaveAttribute('aria-busy');
  await user.click(screen.getByText('Partner'));
  expect(notice.open).toBe(true);
  code.arrive();
  expect(await screen.findByRole('dialog', { name: 'Join us as a valued partner' })).toBeVisible();
  expect(notice.open).toBe(false);
  expect(screen.queryByRole('dialog', { name: 'Start your project with us' })).toBeNull();
});
