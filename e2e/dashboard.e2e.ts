import { expect, test } from './support/test.ts';

const hour = 3_600_000;

test('the invite code is handed out by owner and admin, and drawn anew by the owner', async ({
  given,
  browserOf,
}) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const member = await given.person('Trần Thị Bình');
  await given.joined(member, company);
  const page = await browserOf(owner, { permissions: ['clipboard-read', 'clipboard-write'] });
  const other = await browserOf(member);
  await page.goto('/dashboard');
  await other.goto('/dashboard');
  const code = page.getByRole('main').getByText(company.inviteCode, { exact: true });
  await expect(code).toBeVisible();
  await expect(page.getByText('Người mới vào với vai trò Thành viên')).toBeVisible();
  await page.getByRole('button', { name: 'Sao chép' }).click();
  await expect(page.getByRole('button', { name: 'Đã sao chép' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.inviteCode);
  await expect(page.getByRole('button', { name: 'Sao chép', exact: true })).toBeVisible();

  await expect(other.getByRole('heading', { name: 'Việc của tôi' }).first()).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Mã mời' })).toBeHidden();
  await given.call(owner, company, ['PUT', `/api/v1/members/${member.id}/role`], { role: 'admin' });
  await expect(other.getByRole('heading', { name: 'Mã mời' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Tạo mã mời mới' })).toBeHidden();

  await page.getByRole('button', { name: 'Tạo mã mời mới' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Tạo mã mời mới?' });
  await dialog.getByRole('button', { name: 'Tạo mã mới' }).click();
  await expect(dialog).toBeHidden();
  await expect(code).toBeHidden();
  await expect(other.getByText(company.inviteCode, { exact: true }), 'without reloading').toBeHidden();
  const late = await browserOf(await given.person('Lê Minh Châu'));
  await late.goto(`/company-setup?code=${company.inviteCode}`);
  await late.getByRole('button', { name: 'Tham gia công ty' }).click();
  await expect(late.getByText('Mã mời không hợp lệ hoặc đã hết hạn')).toBeVisible();
});

test('what waits is answered there, and whoever asked sees it', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const guest = await given.person('Trần Thị Bình');
  await given.joined(guest, company);
  const page = await browserOf(guest);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Bạn đã trả lời hết')).toBeVisible();

  const startsAt = Date.now() + 48 * hour;
  const meeting = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    title: 'Duyệt mẫu ghế',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + hour).toISOString(),
    participants: [{ userId: guest.id }],
  });
  await given.call(owner, company, ['POST', '/api/v1/action-items'], {
    title: 'Gửi bảng giá gỗ sồi',
    assigneeId: guest.id,
  });
  await expect(main.getByText('1 lời mời, 1 việc đề xuất'), 'without reloading').toBeVisible();
  const other = await browserOf(owner);
  await other.goto(`/meetings/${meeting.id}`);
  await main.getByRole('button', { name: 'Nhận lời' }).click();
  await expect(main.getByText('0 lời mời, 1 việc đề xuất')).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: 'Trần Thị Bình' })).toContainText('Nhận lời');

  await main.getByRole('button', { name: 'Nhận việc' }).click();
  await expect(main.getByText('Bạn đã trả lời hết')).toBeVisible();
  const task = main.getByRole('listitem').filter({ hasText: 'Gửi bảng giá gỗ sồi' });
  await task.getByRole('button', { name: 'Bắt đầu' }).click();
  await expect(task.getByRole('button', { name: 'Bắt đầu' })).toBeHidden();
  await task.getByRole('button', { name: 'Xong' }).click();
  await expect(main.getByText('Bạn chưa nhận việc nào.')).toBeVisible();
});
