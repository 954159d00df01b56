import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('names everyone by given name, with role, department and position', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const [anh, dung] = await Promise.all([given.person('Trần Đức Anh'), given.person('Đỗ Dũng')]);
  await given.joined(dung, company);
  await given.joined(anh, company);
  await given.call(owner, company, ['PUT', `/api/v1/members/${anh.id}/role`], { role: 'admin' });
  const label = { department: 'Phòng Kỹ Thuật', position: 'Trưởng Nhóm' };
  await given.call(owner, company, ['PATCH', `/api/v1/members/${dung.id}`], label);

  const page = await browserOf(dung);
  await page.goto('/company-management');
  await expect(page.getByRole('heading', { name: 'Thành viên', level: 1 })).toBeVisible();
  await expect(page.getByRole('row')).toContainText(['Họ tên', 'Trần Đức Anh', 'Đỗ Dũng', 'Nguyễn Văn Hợp']);
  await expect(row(page, 'Nguyễn Văn Hợp')).toContainText('Chủ sở hữu');
  await expect(row(page, 'Nguyễn Văn Hợp')).toContainText(owner.email);
  await expect(row(page, 'Nguyễn Văn Hợp').getByText('Không')).toHaveCount(2);
  await expect(row(page, 'Trần Đức Anh')).toContainText('Quản trị viên');
  await expect(row(page, 'Đỗ Dũng')).toContainText(/Trưởng Nhóm.*Phòng Kỹ Thuật.*Thành viên/);
});

test('shows who joins while one looks on', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const joiner = await given.person('Trần Thị Bình');
  const [page, other] = await Promise.all([browserOf(owner), browserOf(joiner)]);
  await page.goto('/company-management');
  await expect(row(page, 'Nguyễn Văn Hợp')).toBeVisible();
  await expect(row(page, 'Trần Thị Bình')).toBeHidden();

  await other.goto(`/company-setup?code=${company.inviteCode}`);
  await other.getByRole('button', { name: 'Tham gia công ty' }).click();
  await expect(row(page, 'Trần Thị Bình')).toContainText('Thành viên');
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('whoever is removed is out at once, in every open page', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const member = await given.person('Trần Thị Bình');
  await given.joined(member, company);
  const [page, other] = await Promise.all([browserOf(owner), browserOf(member)]);
  await page.goto('/company-management');
  await other.goto('/company-management');
  await expect(row(page, 'Trần Thị Bình')).toBeVisible();
  await expect(row(other, 'Nguyễn Văn Hợp')).toBeVisible();

  await given.call(owner, company, ['DELETE', `/api/v1/members/${member.id}`]);
  await expect(row(page, 'Trần Thị Bình')).toBeHidden();
  await expect(other).toHaveURL('/company-setup');
  await expect(other.getByRole('heading', { name: 'Bạn làm việc ở công ty nào?' })).toBeVisible();
});

test('says when the list could not be loaded, and tries again', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  await page.route('/api/v1/members?*', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.goto('/company-management');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Đã xảy ra lỗi' })).toBeVisible();
  await expect(alert).toContainText('Không thể tải danh sách thành viên.');
  await page.unroute('/api/v1/members?*');
  await alert.getByRole('button', { name: 'Thử lại' }).click();
  await expect(row(page, 'Nguyễn Văn Hợp')).toBeVisible();
});
