import { cardOn } from './support/security.ts';
import { expect, test } from './support/test.ts';

test('where the server has no name, the card says why there are no passkeys, and login offers none', async ({
  browserOf,
  given,
}) => {
  const { owner } = await given.owner('Lê Thị Mai');
  const page = await browserOf(owner);
  await page.goto('/profile');
  await expect(cardOn(page)).toContainText('Passkey chỉ dùng được khi Họp Gọn có tên miền');
  await expect(cardOn(page).getByRole('button', { name: 'Thêm passkey' })).toBeHidden();
  const visitor = await browserOf('somebody new');
  await visitor.goto('/login');
  await expect(visitor.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Đăng nhập bằng passkey' })).toBeHidden();
});
