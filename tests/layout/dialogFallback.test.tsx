import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DialogHost } from '../../src/layout/DialogHost';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

vi.mock('../../src/forms/LeadDialog', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
beforeEach(stopListeningAfterwards);

test('an opener whose dialog cannot be fetched follows its link', async () => {
  location.hash = '';
  renderWithApp(
    <>
      <a href="#contact" data-dialog="heroProject">
        Open
      </a>
      <DialogHost />
    </>,
  );
  fireEvent.click(screen.getByText('Open'));
  await waitFor(() => expect(location.hash).toBe('#contact'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
