import type { Email } from 'postal-mime';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const isVerification = ({ subject }: Email) => subject === 'Xác nhận email cho tài khoản Họp Gọn';
const linkIn = (mail: Email): string => mail.text?.match(/http\S+\/verify-email#\S+/)?.[0] ?? '';

test('every page asks to verify the address until it is verified', async ({
  browserOf,
  given,
  mailServer,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Xác nhận email' });
  await expect(notice).toContainText(owner.email);
  await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Chat AI' }).click();
  await expect(page.getByRole('heading', { name: 'Bạn muốn bắt đầu từ đâu?' })).toBeVisible();
  await expect(notice).toBeVisible();

  const again = notice.getByRole('button', { name: 'Gửi lại thư' });
  const mailsToOwner = () =>
    mailServer.mails.filter(
      (mail) => isVerification(mail) && mail.to?.some((to) => 'address' in to && to.address === owner.email),
    );
  for (const count of [2, 3, 4]) {
    await again.click();
    await expect.poll(() => mailsToOwner().length).toBe(count);
    await expect(again).not.toHaveAttribute('aria-busy');
  }
  await expect(notice).toContainText('Đã gửi lại thư đến');
  await again.click();
  await expect(page.getByText(/thử lại sau \d+ phút/)).toBeVisible();
  expect(mailsToOwner()).toHaveLength(4);

  const other = await page.context().newPage();
  await other.goto(mailsToOwner().map(linkIn).at(-1) ?? '');
  await expect(other.getByRole('heading', { name: 'Email đã được xác nhận' })).toBeVisible();
  await expect(other).toHaveURL('/verify-email');
  await expect(notice).toBeHidden();
  await other.getByRole('link', { name: 'Vào Họp Gọn' }).click();
  await expect(other.getByRole('heading', { name: /Nguyễn Văn Hợp/ })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Xác nhận email' })).toBeHidden();
});

test('a verification link opened elsewhere asks for its own account', async ({ page, given, mailServer }) => {
  const { owner } = await given.owner('Trần Thị Bình');
  await page.goto(linkIn(await mailServer.mailTo(owner.email, isVerification)));
  await expect(page.getByRole('heading', { name: 'Đăng nhập để xác nhận email' })).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('main').getByRole('link', { name: 'Đặt mật khẩu mới' })).toBeVisible();
  await expectAccessible(page, 'link opened elsewhere');

  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Email đã được xác nhận' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('verificationToken'))).toBeNull();

  await page.getByRole('link', { name: 'Vào Họp Gọn' }).click();
  await expect(page.getByRole('heading', { name: /Trần Thị Bình/ })).toBeVisible();
  const stranger = await given.person('Kẻ Lạ');
  await page.goto(linkIn(await mailServer.mailTo(stranger.email, isVerification)));
  await expect(page.getByRole('heading', { name: 'Chưa xác nhận được' })).toBeVisible();
  await expect(page.getByText('đã dùng, đã hết hạn hoặc thuộc một tài khoản khác')).toBeVisible();
});
