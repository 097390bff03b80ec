import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LeadForm } from '../../src/forms/LeadForm';
import { uniqueText } from '../helpers/factories';
import { catchPosts, enterAll, expectError, field, submit, type Post } from '../helpers/forms';
import { renderWithApp } from '../helpers/render';

const onSent = vi.fn();
let posts: Post[];
const show = () => renderWithApp(<LeadForm formId="homeInline" onSent={onSent} />, { path: '/' });
beforeEach(() => {
  onSent.mockClear();
  posts = catchPosts();
});

const valid = () => ({ Name: 'Asha Rao', Email: 'asha.rao@example.com', Phone: '9876543210', Message: uniqueText() });

test('ok', async () => {
  const { user } = show();
  await enterAll(user, valid());
  await submit(user);
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  console.log(JSON.stringify(posts));
});
test('bad', async () => {
  const { user } = show();
  await submit(user);
  await expectError('Name', 'Name is required.');
  expect(field('Name')).toHaveFocus();
  expect(screen.getByText('We reply within 24 hours.')).toBeVisible();
});
