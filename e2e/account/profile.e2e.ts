import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import type { Given, Person } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(150_000);

const profileParts = (page: Page) => ({
  card: page.getByRole('region', { name: 'Thẻ của bạn' }),
  info: page.getByRole('region', { name: 'Thông tin cá nhân' }),
  notifications: page.getByRole('region', { name: 'Cài đặt thông báo' }),
  edit: page.getByRole('button', { name: 'Chỉnh sửa' }),
  save: page.getByRole('region', { name: 'Thông tin cá nhân' }).getByRole('button', { name: 'Lưu thay đổi' }),
  cancel: page.getByRole('button', { name: 'Hủy' }),
  name: page.getByRole('textbox', { name: 'Họ tên' }),
  phone: page.getByRole('textbox', { name: 'Số điện thoại' }),
  bio: page.getByRole('textbox', { name: 'Giới thiệu' }),
  department: page.getByRole('combobox', { name: 'Phòng ban' }),
  position: page.getByRole('combobox', { name: 'Chức vụ' }),
  saved: page.getByText('Thông tin đã được cập nhật thành công!'),
});

async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Hồ sơ', level: 1 })).toBeVisible();
  return profileParts(page);
}

const meOf = (given: Given, person: Person, company: { id: string }) =>
  given.call<Record<string, unknown>>(person, { name: '', inviteCode: '', ...company }, [
    'GET',
    '/api/v1/me',
  ]);

const departments = [
  'Không',
  'Ban Giám Đốc',
  'Phòng Nhân Sự',
  'Phòng Kế Toán',
  'Phòng IT',
  'Phòng Marketing',
  'Phòng Kinh Doanh',
  'Phòng Kỹ Thuật',
  'Phòng Hành Chính',
  'Phòng Tài Chính',
  'Phòng Vận Hành',
  'Phòng Sản Xuất',
  'Phòng Chăm Sóc Khách Hàng',
  'Khác',
];
const positions = [
  'Không',
  'Giám Đốc',
  'Phó Giám Đốc',
  'Trưởng Phòng',
  'Phó Phòng',
  'Trưởng Nhóm',
  'Nhân Viên Chính',
  'Nhân Viên',
  'Thực Tập Sinh',
  'Chuyên Viên',
  'Chuyên Viên Cao Cấp',
  'Khác',
];

test('editing the profile', async ({ given, browserOf, server }) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const mai = await given.person('Lê Thị Mai');
  await given.joined(mai, company);
  const colleague = await browserOf(mai);

  const { version } = await meOf(given, owner, company);
  const labels = { labelsVersion: 1, department: 'Tổ mộc số 2' };
  await given.call(owner, company, ['PATCH', '/api/v1/me'], { version, ...labels });
  // By its address, where the server has no name: browsers give passkeys to names alone.
  const page = await browserOf(owner, { baseURL: server.url.replace('localhost', '127.0.0.1') });
  const { card, info, notifications, edit, save, cancel, name, phone, bio, department, position, saved } =
    await openProfile(page);
  const reminders = notifications.getByRole('switch', { name: 'Nhắc lịch họp' });

  // Proves S1.018, S2.120, S2.121, S2.122, S2.123, S2.124, S2.125, S2.126, S2.132, S3.045
  // Proves S3.046, S4.027, S9.016
  await test.step('the card says who one is here', async () => {
    const today = new Intl.DateTimeFormat('vi-VN', {
      timeZone: 'Asia/Ho_Chi_Minh',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date());
    for (const words of ['Đỗ Thị Quỳnh', owner.email, 'Chủ sở hữu', 'Công tyGỗ Vân', `Ngày tham gia${today}`])
      await expect(card).toContainText(words);
    await expect(card).toContainText('Trạng tháiHoạt động');
    const security = page.getByRole('region', { name: 'Bảo mật' });
    await expect(security).toContainText('Passkey chỉ dùng được khi Họp Gọn có tên miền');
    await expect(security.getByRole('button', { name: 'Thêm passkey' })).toBeHidden();
  });

  // Proves S2.123, S2.125, S2.127, S3.045, S4.027, S8.035, S8.036
  await test.step("cancelling brings back what was there, and a text under 'Khác' is kept", async () => {
    await edit.click();
    const text = page.getByRole('textbox', { name: 'Phòng ban khác' });
    await expect(department).toHaveText('Khác');
    await expect(text).toHaveValue('Tổ mộc số 2');
    await expectAccessibleInEveryLook(page, 'profile, edited');
    await name.fill('Người khác');
    await phone.fill('0901 234 567');
    await choose(page, 'Phòng ban', 'Phòng IT');
    await cancel.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ', exact: true }).click();
    await expect(info).toContainText('Họ tênĐỗ Thị Quỳnh');
    await expect(info).toContainText('Phòng banTổ mộc số 2');
    await edit.click();
    await expect(name).toHaveValue('Đỗ Thị Quỳnh');
    await expect(phone).toHaveValue('');
    await expect(text).toHaveValue('Tổ mộc số 2');
  });

  // Proves S2.123, S2.125, S2.127, S3.045, S4.027, S8.035, S8.036
  await test.step('a failed save keeps what was typed', async () => {
    await name.fill('Đ');
    await phone.fill('abc');
    await save.click();
    await expect(page.getByText('Họ tên phải có ít nhất 2 ký tự')).toBeVisible();
    await expect(page.getByText('Số điện thoại không hợp lệ')).toBeVisible();
    await name.fill('Đỗ Quỳnh');
    await expect(page.getByText('Họ tên phải có ít nhất 2 ký tự')).toBeHidden();
    await phone.fill('0901 234 567');
    await page.route('**/api/v1/me', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await save.click();
    await expect(info.getByRole('alert')).toHaveText('Không thể cập nhật thông tin. Vui lòng thử lại.');
    await expect(phone).toHaveValue('0901 234 567');
    await page.unroute('**/api/v1/me');
    await save.click();
    await expect(saved).toBeVisible();
    await expect(info).toContainText('Phòng banTổ mộc số 2');
    await expect(saved).toBeHidden();
  });

  // Proves S1.018, S2.120, S2.121, S2.122, S2.123, S2.124, S2.125, S2.126, S2.132, S3.045
  // Proves S3.046, S4.027, S9.016
  await test.step('every field is saved, seen at once by others, and that is said for three seconds', async () => {
    await colleague.goto('/company-management');
    await expect(colleague.getByText('Đỗ Quỳnh').first()).toBeVisible();
    await expect(phone).toBeHidden();
    await expect(bio).toBeHidden();
    await edit.click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(owner.email);
    await name.fill('Đỗ Thị Như Quỳnh');
    await phone.fill('0901 234 567');
    await bio.fill('Phụ trách xưởng.\nThích trà.');
    await department.click();
    await expect(page.getByRole('option')).toHaveText(departments);
    await page.getByRole('option', { name: 'Phòng Chăm Sóc Khách Hàng' }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await position.click();
    await expect(page.getByRole('option')).toHaveText(positions);
    await page.getByRole('option', { name: 'Chuyên Viên Cao Cấp' }).click();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await save.click();
    await expect(saved).toBeVisible();
    await expect(edit).toBeFocused();
    await expect(colleague.getByText('Đỗ Thị Như Quỳnh').first(), 'seen at once').toBeVisible();
    await page.clock.runFor(2_900);
    await expect(saved).toBeVisible();
    await page.clock.runFor(200);
    await expect(saved).toBeHidden();
    await page.clock.resume();
  });

  // Proves S1.018, S2.128
  await test.step('what may reach one is on until switched off', async () => {
    const names = ['Thông báo qua email', 'Nhắc lịch họp', 'Thông báo trò chuyện'];
    const switches = notifications.getByRole('switch');
    await expect(switches).toHaveCount(3);
    for (const name of names) await expect(notifications.getByRole('switch', { name })).toBeChecked();

    const kept = page.waitForResponse('**/api/v1/me/notifications');
    await reminders.focus();
    await page.keyboard.press('Space');
    await expect(reminders).not.toBeChecked();
    await expect(notifications.getByRole('status')).toHaveText('Có thay đổi chưa lưu');
    await notifications.getByRole('button', { name: 'Lưu thay đổi' }).click();
    expect((await kept).ok()).toBe(true);
    await expect(page.getByText('Đã lưu cài đặt thông báo')).toBeVisible();
  });

  // Proves S1.018, S2.120, S2.121, S2.122, S2.123, S2.124, S2.125, S2.126, S2.128, S2.132
  // Proves S3.045, S3.046, S4.027, S9.016
  await test.step('what was saved stays', async () => {
    const readsBack = async () => {
      await expect(info).toContainText('Họ tênĐỗ Thị Như Quỳnh');
      await expect(info).toContainText('Phòng banPhòng Chăm Sóc Khách Hàng');
      await expect(info).toContainText('Chức vụChuyên Viên Cao Cấp');
      await expect(info).toContainText('Số điện thoại0901 234 567');
      await expect(info).toContainText('Thích trà.');
    };
    await readsBack();
    await page.reload();
    await readsBack();
    expect(await meOf(given, owner, company)).toMatchObject({
      displayName: 'Đỗ Thị Như Quỳnh',
      phone: '0901 234 567',
      bio: 'Phụ trách xưởng.\nThích trà.',
      department: 'Phòng Chăm Sóc Khách Hàng',
      position: 'Chuyên Viên Cao Cấp',
    });
    await expect(reminders).not.toBeChecked();
    await expect(notifications.getByRole('switch', { checked: true })).toHaveCount(2);

    await page.route('**/api/v1/me/notifications', (route) => route.abort());
    await reminders.click();
    await notifications.getByRole('button', { name: 'Lưu thay đổi' }).click();
    await expect(notifications.getByRole('alert')).toHaveText(
      'Không thể cập nhật thông tin. Vui lòng thử lại.',
    );
    await expect(reminders, 'the choice is not lost').toBeChecked();
    await notifications.getByRole('button', { name: 'Bỏ thay đổi' }).click();
    await expect(reminders).not.toBeChecked();
  });

  await test.step('who was faster elsewhere is shown, an admin too, and nothing that was typed is lost', async () => {
    const { info, edit, save, phone, bio, department, saved } = profileParts(colleague);
    await moveTo(colleague, '/profile');
    await edit.click();
    await phone.fill('0901 234 567');
    await choose(colleague, 'Phòng ban', 'Phòng IT');
    const { version } = await meOf(given, mai, company);
    const elsewhere = { version, phone: '0777 000 111', bio: 'Từ máy khác' };
    await given.call(mai, company, ['PATCH', '/api/v1/me'], elsewhere);
    const labels = { department: 'Phòng Kế Toán', position: 'Trưởng Phòng' };
    await given.call(owner, company, ['PATCH', `/api/v1/members/${mai.id}`], labels);

    await save.click();
    const alert = info.getByRole('alert');
    await expect(alert).toContainText('Hồ sơ vừa được thay đổi ở nơi khác');
    await expect(alert).toContainText('Số điện thoại ở nơi khác: “0777 000 111”');
    await expect(alert).toContainText('Phòng ban ở nơi khác: “Phòng Kế Toán”');
    await expect(phone).toHaveValue('0901 234 567');
    await expect(department).toHaveText('Phòng IT');
    await expect(bio).toHaveValue('');
    await save.click();
    await expect(saved).toBeVisible();
    await expect(info).toContainText('Số điện thoại0901 234 567');
    await expect(info).toContainText('Giới thiệuTừ máy khác');
    await expect(info).toContainText('Phòng banPhòng IT');
    await expect(info).toContainText('Chức vụTrưởng Phòng');
  });
});
