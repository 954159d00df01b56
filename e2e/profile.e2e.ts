import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible.ts';
import type { Given, Person } from './support/given.ts';
import { expect, test } from './support/test.ts';

// Colours are judged as they come to rest, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const partsOf = (page: Page) => ({
  card: page.getByRole('region', { name: 'Thẻ của bạn' }),
  info: page.getByRole('region', { name: 'Thông tin cá nhân' }),
  notifications: page.getByRole('region', { name: 'Cài đặt thông báo' }),
  edit: page.getByRole('button', { name: 'Chỉnh sửa' }),
  save: page.getByRole('button', { name: 'Lưu', exact: true }),
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
  return partsOf(page);
}

async function choose(page: Page, select: 'department' | 'position', choice: string): Promise<void> {
  await partsOf(page)[select].click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

const meOf = (given: Given, person: Person, company: { id: string }) =>
  given.call<Record<string, unknown>>(person, { name: '', inviteCode: '', ...company }, [
    'GET',
    '/api/v1/me',
  ]);

test('the card says who one is here', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { card } = await openProfile(page);
  await expect(card).toContainText('Đỗ Thị Quỳnh');
  await expect(card).toContainText(owner.email);
  await expect(card).toContainText('Chủ sở hữu');
  await expect(card).toContainText('Gỗ Vân');
  const today = new Intl.DateTimeFormat('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date());
  await expect(card).toContainText(`Ngày tham gia${today}`);
  await expect(card).toContainText('Trạng tháiHoạt động');
});

test('every field is saved', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { info, edit, save, name, phone, bio, saved } = await openProfile(page);
  await expect(phone).toBeHidden();
  await expect(bio).toBeHidden();
  await edit.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(owner.email);
  await name.fill('Đỗ Thị Như Quỳnh');
  await phone.fill('0901 234 567');
  await bio.fill('Phụ trách xưởng.\nThích trà.');
  await choose(page, 'department', 'Phòng Chăm Sóc Khách Hàng');
  await choose(page, 'position', 'Chuyên Viên Cao Cấp');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(edit).toBeFocused();

  for (const look of [info, info]) {
    await expect(look).toContainText('Họ tênĐỗ Thị Như Quỳnh');
    await expect(look).toContainText('Phòng banPhòng Chăm Sóc Khách Hàng');
    await expect(look).toContainText('Chức vụChuyên Viên Cao Cấp');
    await expect(look).toContainText('Số điện thoại0901 234 567');
    await expect(look).toContainText('Thích trà.');
    await page.reload();
  }
  expect(await meOf(given, owner, company)).toMatchObject({
    displayName: 'Đỗ Thị Như Quỳnh',
    phone: '0901 234 567',
    bio: 'Phụ trách xưởng.\nThích trà.',
    department: 'Phòng Chăm Sóc Khách Hàng',
    position: 'Chuyên Viên Cao Cấp',
  });
});

test('that it was saved is said for three seconds', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { edit, save, phone, saved } = await openProfile(page);
  await edit.click();
  await phone.fill('0901 234 567');
  const shown = page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        new MutationObserver(() => {
          const there = document.body.textContent.includes(words);
          if (there) since ??= performance.now();
          if (!there && since !== null) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    'Thông tin đã được cập nhật thành công!',
  );
  await save.click();
  await expect(saved).toBeVisible();
  const milliseconds = await shown;
  expect(milliseconds).toBeGreaterThan(2_900);
  expect(milliseconds).toBeLessThan(6_000);
  await expect(saved).toBeHidden();
});

test('cancelling brings back what was there', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { info, edit, cancel, name, phone } = await openProfile(page);
  await edit.click();
  await name.fill('Người khác');
  await phone.fill('0901 234 567');
  await choose(page, 'department', 'Phòng IT');
  await cancel.click();
  await expect(info).toContainText('Họ tênĐỗ Thị Quỳnh');
  await expect(info).toContainText('Phòng banKhông');
  await edit.click();
  await expect(name).toHaveValue('Đỗ Thị Quỳnh');
  await expect(phone).toHaveValue('');
  await expect(partsOf(page).department).toHaveText('Không');
});

test('the lists are the longer ones of the profile, in order', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { edit, department, position } = await openProfile(page);
  await edit.click();
  await department.click();
  await expect(page.getByRole('option')).toHaveText([
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
  ]);
  await page.keyboard.press('Escape');
  await position.click();
  await expect(page.getByRole('option')).toHaveText([
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
  ]);
});

test("a department outside the list stands under 'Khác' and is saved unchanged", async ({
  given,
  browserOf,
}) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const { version } = await meOf(given, owner, company);
  await given.call(owner, company, ['PATCH', '/api/v1/me'], { version, labelsVersion: 1, department: 'Tổ mộc số 2' });
  const page = await browserOf(owner);
  const { info, edit, save, phone, department, saved } = await openProfile(page);
  await edit.click();
  await expect(department).toHaveText('Khác');
  const text = page.getByRole('textbox', { name: 'Phòng ban khác' });
  await expect(text).toHaveValue('Tổ mộc số 2');
  await phone.fill('0901 234 567');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(info).toContainText('Phòng banTổ mộc số 2');
});

test('a failed save says so and keeps what was typed', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { info, edit, save, phone, name, saved } = await openProfile(page);
  await edit.click();
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
});

test('who was faster elsewhere is shown, and nothing that was typed is lost', async ({
  given,
  browserOf,
}) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { info, edit, save, phone, bio, saved } = await openProfile(page);
  await edit.click();
  await phone.fill('0901 234 567');
  const { version } = await meOf(given, owner, company);
  const elsewhere = { version, phone: '0777 000 111', bio: 'Từ máy khác' };
  await given.call(owner, company, ['PATCH', '/api/v1/me'], elsewhere);

  await save.click();
  const alert = info.getByRole('alert');
  await expect(alert).toContainText('Hồ sơ vừa được thay đổi ở nơi khác');
  await expect(alert).toContainText('Số điện thoại ở nơi khác: “0777 000 111”');
  await expect(phone).toHaveValue('0901 234 567');
  await expect(bio).toHaveValue('');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(info).toContainText('Số điện thoại0901 234 567');
  await expect(info).toContainText('Giới thiệuTừ máy khác');
});

test('a new name is seen by colleagues at once', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const mai = await given.person('Lê Thị Mai');
  await given.joined(mai, company);
  const colleague = await browserOf(owner);
  await colleague.goto('/company-management');
  await expect(colleague.getByText('Lê Thị Mai').first()).toBeVisible();

  const page = await browserOf(mai);
  const { edit, save, name, saved } = await openProfile(page);
  await edit.click();
  await name.fill('Lê Mai Anh');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(colleague.getByText('Lê Mai Anh').first()).toBeVisible();
});

test('what may reach one is on until switched off, and stays so', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { notifications } = await openProfile(page);
  const names = ['Thông báo qua email', 'Nhắc lịch họp', 'Thông báo trò chuyện'];
  const switches = notifications.getByRole('switch');
  await expect(switches).toHaveCount(3);
  for (const name of names) await expect(notifications.getByRole('switch', { name })).toBeChecked();

  const reminders = notifications.getByRole('switch', { name: 'Nhắc lịch họp' });
  const kept = page.waitForResponse('**/api/v1/me/notifications');
  await reminders.focus();
  await page.keyboard.press('Space');
  await expect(reminders).not.toBeChecked();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await expect(notifications.getByRole('switch', { checked: true })).toHaveCount(2);

  await page.route('**/api/v1/me/notifications', (route) => route.abort());
  await reminders.click();
  await expect(page.getByText('Không thể cập nhật thông tin. Vui lòng thử lại.')).toBeVisible();
  await expect(reminders).not.toBeChecked();
});

/** A picture as a browser makes one. */
async function drawn(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#2f7d64';
      pen.fillRect(0, 0, 300, 200);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('a picture takes the place of the initials, for colleagues too, and can be taken away', async ({
  given,
  browserOf,
}) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const mai = await given.person('Lê Thị Mai');
  await given.joined(mai, company);
  const page = await browserOf(mai);
  const { card } = await openProfile(page);
  await expect(card.getByText('LT', { exact: true })).toBeVisible();
  // Beside a name that is read, the picture itself is silent: it has no role to be found by.
  const picture = card.locator('img');
  await expect(picture).toHaveCount(0);
  const choosing = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Thêm ảnh' }).click();
  await (await choosing).setFiles({ name: 'anh.png', mimeType: 'image/png', buffer: await drawn(page) });
  await expect(picture).toHaveAttribute('src', /^\/api\/v1\/avatars\/[0-9a-f]{32}$/);
  await expect(card.getByText('LT', { exact: true })).toBeHidden();

  const colleague = await browserOf(owner);
  await colleague.goto('/company-management');
  await expect(colleague.locator('main img')).toHaveCount(1);

  await card.getByRole('button', { name: 'Xóa ảnh' }).click();
  await expect(card.getByText('LT', { exact: true })).toBeVisible();
  await expect(colleague.locator('main img')).toHaveCount(0);
});

test('what is no picture is refused in words', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { card } = await openProfile(page);
  const send = async (name: string, mimeType: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: 'Thêm ảnh' }).click();
    await (await choosing).setFiles({ name, mimeType, buffer });
  };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await send('anh.jpg', 'image/jpeg', svg);
  await expect(card.getByRole('alert')).toHaveText('Hãy chọn ảnh JPEG, PNG hoặc WebP (không phải ảnh động).');
  const whole = await drawn(page);
  await send('anh.png', 'image/png', whole.subarray(0, whole.length - 60));
  await expect(card.getByRole('alert')).toHaveText('Không đọc được ảnh này. Hãy chọn một ảnh khác.');
  const text = await readFile(new URL('./fixtures/tranlc_sample_meeting.txt', import.meta.url));
  await send('anh.webp', 'image/webp', text);
  await expect(card.getByRole('alert')).toHaveText('Hãy chọn ảnh JPEG, PNG hoặc WebP (không phải ảnh động).');
});

test('the profile is accessible, read and edited, wide and narrow', async ({ given, browserOf }) => {
  test.setTimeout(120_000);
  const { owner } = await given.owner('Đỗ Thị Quỳnh');
  const page = await browserOf(owner);
  const { edit } = await openProfile(page);
  await expectAccessibleInEveryLook(page, 'profile');
  await edit.click();
  await choose(page, 'department', 'Khác');
  await expectAccessibleInEveryLook(page, 'profile, edited');
});
