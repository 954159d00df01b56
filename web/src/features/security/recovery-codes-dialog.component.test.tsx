import { updateRecoveryCodes, verifyIdentity } from '@hopgon/contract/security/routes';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

test('codes that are shown once do not go by Escape unasked', async ({ api }) => {
  api.reply(verifyIdentity, () => ({ proof: 'p'.repeat(43) }));
  api.reply(updateRecoveryCodes, () => ({ recoveryCodes: ['1234-5678'] }));
  const onOpenChange = vi.fn();
  await renderInApp(<RecoveryCodesDialog open onOpenChange={onOpenChange} proofs={['session']} />);
  await page.getByRole('button', { name: 'Tạo mã mới' }).click();
  await expect.element(page.getByText('1234-5678')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Bạn đã lưu các mã khôi phục?' });
  await question.getByRole('button', { name: 'Xem lại các mã' }).click();
  expect(onOpenChange).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
