import { inviteByEmail } from '@hopgon/contract/companies/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { InviteByEmailForm } from './invite-by-email-form.tsx';

test('addresses written while others are invited stay, and the answer about those is shown', async ({
  api,
}) => {
  api.reply(inviteByEmail, () => ({ invited: ['lan@govan.vn'], known: [], waitsForVerification: false }));
  const release = api.hold(inviteByEmail);
  await renderInApp(<InviteByEmailForm />);
  const field = page.getByRole('textbox', { name: 'Mời qua email' });
  await field.fill('lan@govan.vn');
  await page.getByRole('button', { name: 'Gửi lời mời' }).click();
  await field.fill('lan@govan.vn, minh@govan.vn');
  release();
  await expect.element(page.getByText('Đã gửi lời mời đến 1 người.')).toBeVisible();
  await expect.element(field).toHaveValue('lan@govan.vn, minh@govan.vn');
});
