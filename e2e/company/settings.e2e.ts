import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(150_000);

const form = (page: Page) => page.getByRole('form', { name: 'Cài đặt công ty' });
const save = (page: Page) => page.getByRole('button', { name: 'Lưu thay đổi' });
const saved = (page: Page) => page.getByText('Đã lưu cài đặt công ty').last();

async function staff(
  given: Given,
): Promise<{ owner: Person; admin: Person; member: Person; company: Company }> {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const admin = await given.person('Phạm Thị Hà');
  const member = await given.person('Lê Thị Mai');
  await given.joined(admin, company);
  await given.joined(member, company);
  await given.call(owner, company, ['PUT', `/api/v1/members/${admin.id}/role`], { role: 'admin' });
  return { owner, admin, member, company };
}

test('the settings of a company', async ({ given, browserOf }) => {
  const { owner, admin, member, company } = await staff(given);
  const [page, hers, theirs] = await Promise.all([browserOf(owner), browserOf(admin), browserOf(member)]);
  const workDays = page.getByRole('group', { name: 'Ngày làm việc' });

  // Proves S3.018, S3.019, S3.020, S3.021, S3.022
  await test.step('settings are what a new company begins with', async () => {
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Cài đặt' }).click();
    await expect(page.getByLabel('Tên công ty')).toHaveValue('Gỗ Vân');
    await expect(page.getByRole('combobox', { name: 'Múi giờ' })).toHaveText('Việt Nam (UTC+7)');
    await expect(page.getByLabel('Bắt đầu làm việc')).toHaveValue('09:00');
    await expect(page.getByLabel('Kết thúc làm việc')).toHaveValue('18:00');
    await expect(page.getByRole('switch', { name: 'Nghỉ trưa' })).toBeChecked();
    await expect(page.getByLabel('Nghỉ từ')).toHaveValue('12:00');
    await expect(page.getByLabel('Nghỉ đến')).toHaveValue('13:00');
    for (const day of ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu'])
      await expect(workDays.getByRole('checkbox', { name: day })).toBeChecked();
    for (const day of ['Thứ Bảy', 'Chủ Nhật'])
      await expect(workDays.getByRole('checkbox', { name: day })).not.toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Độ dài cuộc họp mặc định' })).toHaveText('30 phút');
    await expect(page.getByRole('switch', { name: 'Tự tóm tắt bản gỡ băng' })).toBeChecked();
    await expect(page.getByText('ghi âm'), 'nothing records yet').toHaveCount(0);
    await expect(page.getByRole('switch', { name: 'Duyệt người xin vào' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Vào ngay bằng mã mời' })).toBeChecked();
    await page.getByRole('switch', { name: 'Duyệt người xin vào' }).click();
    await expect(page.getByRole('switch', { name: 'Vào ngay bằng mã mời' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'Vào ngay bằng mã mời' }).click();
    await expect(page.getByRole('switch', { name: 'Duyệt người xin vào' })).not.toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Ai dùng Chat AI' })).toHaveText(
      'Chủ sở hữu và quản trị viên',
    );
    await expect(save(page)).toBeHidden();
  });

  await test.step('are read only for members, with whom to ask', async () => {
    await theirs.goto('/settings');
    await expect(
      theirs.getByText('Chỉ chủ sở hữu và quản trị viên mới thay đổi được các mục này.'),
    ).toBeVisible();
    await expect(form(theirs)).toBeHidden();
    const facts = theirs.getByRole('region', { name: 'Công ty' });
    await expect(facts).toContainText('09:00–18:00');
    await expect(facts).toContainText('T2, T3, T4, T5, T6');
    await expectAccessible(theirs, 'settings, read only');
    await theirs.getByRole('link', { name: 'Ngày nghỉ' }).click();
    await expect(
      theirs.getByText('Chỉ chủ sở hữu và quản trị viên mới thay đổi được các ngày này.'),
    ).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Thêm ngày' })).toBeHidden();
    await expect(theirs.getByRole('link', { name: 'Nhật ký' })).toBeHidden();
  });

  // Proves S3.018, S3.019, S3.020, S3.021, S3.022
  await test.step('are judged when edited', async () => {
    await page.getByLabel('Tên công ty').fill('  ');
    await page.getByLabel('Kết thúc làm việc').fill('7h');
    for (const day of ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu'])
      await workDays.getByRole('checkbox', { name: day }).uncheck();
    await save(page).click();
    await expect(page.getByLabel('Tên công ty')).toHaveAccessibleDescription('Vui lòng nhập tên công ty');
    await expect(page.getByLabel('Kết thúc làm việc')).toHaveAccessibleDescription(
      'Giờ kết thúc phải sau giờ bắt đầu.',
    );
    await expect(page.getByText('Hãy chọn ít nhất một ngày làm việc')).toBeVisible();
    await page.getByLabel('Tên công ty').fill('Mộc Châu');
    await expect(page.getByText('Vui lòng nhập tên công ty')).toBeHidden();
    await expect(save(page)).toBeInViewport();
    await page.getByRole('navigation', { name: 'Chính' }).getByRole('link', { name: 'Lịch họp' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Rời đi mà chưa lưu?' });
    await leaving.getByRole('button', { name: 'Ở lại' }).click();
    await expect(leaving).toBeHidden();
    await page.evaluate(() => history.back());
    await leaving.getByRole('button', { name: 'Ở lại' }).click();
    await expect(leaving, 'the browser’s Back asks as well').toBeHidden();
    await expect(page.getByLabel('Tên công ty')).toHaveValue('Mộc Châu');
    await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();
    await expect(page.getByLabel('Tên công ty')).toHaveValue('Gỗ Vân');
    await expect(save(page)).toBeHidden();
  });

  // Proves S3.018, S3.019, S3.020, S3.021, S3.022
  await test.step('stay as they were set', async () => {
    await page.getByLabel('Giới thiệu').fill('Nội thất gỗ sồi');
    await expectAccessibleInEveryLook(page, 'settings of a company');
    await page.getByLabel('Bắt đầu làm việc').fill('8h');
    await page.getByLabel('Nghỉ từ').fill('11h30');
    await workDays.getByRole('checkbox', { name: 'Thứ Bảy' }).check();
    await choose(page, 'Độ dài cuộc họp mặc định', '45 phút');
    await page.getByRole('switch', { name: 'Tự tóm tắt bản gỡ băng' }).click();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByLabel('Bắt đầu làm việc')).toHaveValue('08:00');
    await page.reload();
    await expect(page.getByLabel('Giới thiệu')).toHaveValue('Nội thất gỗ sồi');
    await expect(page.getByLabel('Nghỉ từ')).toHaveValue('11:30');
    await expect(workDays.getByRole('checkbox', { name: 'Thứ Bảy' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Tự tóm tắt bản gỡ băng' })).not.toBeChecked();

    await moveTo(page, '/meetings');
    await page.getByRole('button', { name: 'Tạo cuộc họp' }).first().click();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Thời lượng' })).toHaveText(
      '45 phút',
    );
  });

  await test.step('of two who write at once the second sees the new ones first', async () => {
    await hers.goto('/settings');
    await moveTo(page, '/settings');
    await expect(page.getByLabel('Giới thiệu')).toHaveValue('Nội thất gỗ sồi');
    await page.getByLabel('Giới thiệu').fill('của Quỳnh');
    const { version } = await given.call<{ version: number }>(admin, company, ['GET', '/api/v1/company']);
    await given.call(admin, company, ['PATCH', '/api/v1/company'], { version, description: 'của Hà' });
    const stale = page.getByRole('alert').filter({ hasText: 'Người khác vừa đổi cài đặt' });
    await expect(stale).toBeVisible();
    await expect(page.getByLabel('Giới thiệu'), 'what was written stays').toHaveValue('của Quỳnh');
    await expect(save(page)).toBeDisabled();
    await stale.getByRole('button', { name: 'Xem bản mới' }).click();
    await expect(page.getByLabel('Giới thiệu')).toHaveValue('của Hà');
    await page.getByLabel('Giới thiệu').fill('của cả hai');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('the owner alone says who may chat', async () => {
    const chatAccess = hers.getByRole('combobox', { name: 'Ai dùng Chat AI' });
    await expect(chatAccess).toBeDisabled();
    await expect(chatAccess).toHaveAccessibleDescription(/Chỉ chủ sở hữu mới đổi được mục này\./);
    await moveTo(theirs, '/dashboard');
    const nav = theirs.getByRole('navigation', { name: 'Chính' });
    await expect(nav.getByRole('link', { name: 'Quản lý công ty' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Chat AI' })).toBeHidden();
    await choose(page, 'Ai dùng Chat AI', 'Mọi thành viên');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Chat AI' })).toBeVisible();
    await nav.getByRole('link', { name: 'Quản lý công ty' }).click();
    await expect(theirs.getByText('Gỗ Vân · của cả hai'), 'where members read it').toBeVisible();
  });

  await test.step('the days of a company are those of the law until somebody changes them', async () => {
    await moveTo(page, '/settings/days');
    const next = new Date().getFullYear() + 1;
    await page.getByText(String(next), { exact: true }).click();
    const days = page.getByRole('region', { name: `Ngày nghỉ ${next}` });
    await expect(days.getByRole('listitem').filter({ hasText: 'Mùng 1 Tết' })).toBeVisible();

    await page.getByRole('button', { name: 'Thêm ngày' }).click();
    const dialog = page.getByRole('dialog', { name: 'Thêm ngày' });
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog.getByLabel('Tên')).toHaveAccessibleDescription('Hãy đặt tên cho ngày này');
    await expectAccessible(page, 'a new day');
    await dialog.getByLabel('Ngày', { exact: true }).fill(`${next}-12-26`);
    await dialog.getByLabel('Tên').fill('Làm bù');
    await dialog.getByText('Làm bù', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog).toBeHidden();
    await expect(days.getByRole('listitem').filter({ hasText: `26/12/${next}` })).toContainText('Làm bù');

    await days.getByRole('button', { name: 'Sửa Quốc khánh' }).click();
    await page.getByLabel('Tên').fill('Tết Độc lập');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await expect(days.getByText('Tết Độc lập')).toBeVisible();

    await days.getByRole('button', { name: 'Bỏ Quốc tế Lao động' }).click();
    const workedHolidays = page.getByRole('list', { name: 'Ngày lễ công ty không nghỉ' });
    await expect(workedHolidays).toContainText('Quốc tế Lao động');
    await expectAccessibleInEveryLook(page, 'days of a company');
    await workedHolidays.getByRole('button', { name: 'Cho nghỉ Quốc tế Lao động' }).click();
    await expect(workedHolidays).toBeHidden();
    await expect(days.getByRole('button', { name: 'Bỏ Quốc tế Lao động' })).toBeVisible();
  });
});
