import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook, expectOverlayAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import type { Person } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { signInAgain } from '../support/sign-in-again.ts';
import { expect, test } from '../support/test.ts';

/** By the calendar of Vietnam, where the browser is, seven hours ahead. */
const dayAfter = (days: number) =>
  new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);
const written = (day: string) => day.split('-').reverse().join('/');

async function addRoom(page: Page): Promise<void> {
  await page.goto('/settings/rooms');
  await page.getByRole('button', { name: 'Thêm phòng' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thêm phòng họp' });
  await dialog.getByRole('textbox', { name: 'Tên phòng' }).fill('Phòng Gụ');
  await dialog.getByRole('textbox', { name: 'Số chỗ' }).fill('12');
  await dialog.getByRole('textbox', { name: 'Ghi chú' }).fill('Tầng 3, có máy chiếu');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Phòng Gụ' })).toContainText(
    '12 chỗ',
  );
}

async function inviteBinh(page: Page): Promise<void> {
  const name = page.getByRole('combobox', { name: 'Người dự' });
  await name.fill('binh');
  await page.getByRole('option', { name: /Trần Thị Bình.*bận 09:00–10:00/ }).click();
  await name.press('Tab');
}

/** Escape asks, a session that ends does not: after signing in the form stands as it was. */
async function expectKeptOverSignIn(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Soạn tiếp' }).click();
  await signInAgain(page, person);
  await expect(form.getByText('Đã khôi phục những gì bạn đang soạn.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Tên cuộc họp' })).toHaveValue('Duyệt mẫu tủ bếp');
  await expect(form.getByRole('combobox', { name: 'Vai trò của bạn' })).toHaveText('Thư ký');
}

test('a meeting goes from a draft to its history', async ({ given, browserOf }) => {
  test.setTimeout(90_000);
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const binh = await given.person('Trần Thị Bình');
  await given.joined(binh, company);
  const day = dayAfter(2);
  const times = { startsAt: `${day}T02:00:00Z`, endsAt: `${day}T03:00:00Z` };
  await given.call(binh, company, ['POST', '/api/v1/meetings'], { title: 'Việc riêng', ...times });
  const page = await browserOf(owner);
  await addRoom(page);
  await expectAccessibleInEveryLook(page, 'rooms');

  await moveTo(page, '/meetings?tao=1');
  const form = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
  await form.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Duyệt mẫu tủ bếp');
  await form.getByRole('textbox', { name: 'Ngày' }).fill(written(day));
  await form.getByRole('textbox', { name: 'Bắt đầu' }).fill('9h');
  await choose(form, 'Phòng họp', 'Phòng Gụ (12 chỗ)');
  await inviteBinh(page);
  await choose(form, 'Vai trò của Trần Thị Bình', 'Chủ trì');
  await choose(form, 'Vai trò của bạn', 'Thư ký');
  const clash = form.getByRole('status').filter({ hasText: 'Trùng lịch' });
  await expect(clash).toContainText('Trần Thị Bình: bận, 09:00–10:00');
  await expect(clash, 'at the button, whatever is scrolled').toBeInViewport({ ratio: 1 });
  await expectKeptOverSignIn(page, owner);
  await form.getByRole('button', { name: 'Thêm chi tiết' }).click();
  await form.getByRole('textbox', { name: 'Email của khách' }).fill('hoa@doitac.example');
  await form.getByRole('textbox', { name: 'Tên khách' }).fill('Chị Hoa');
  await form.getByRole('textbox', { name: 'Tên khách' }).press('Enter');
  await expect(form.getByRole('list', { name: 'Khách được mời' })).toContainText('hoa@doitac.example');
  await expect(form.getByRole('button', { name: 'Vẫn đặt' })).toBeVisible();
  await expectOverlayAccessible(page, 'the form of a meeting, all of it');
  await form.getByRole('button', { name: 'Lưu nháp' }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('Bản nháp', { exact: true })).toBeVisible();
  await expect(main.getByText('Khách mời ngoài công ty · hoa@doitac.example')).toBeVisible();
  await main.getByRole('button', { name: 'Gửi lời mời' }).click();
  const sending = page.getByRole('alertdialog', { name: 'Gửi lời mời?' });
  await sending.getByRole('button', { name: 'Vẫn gửi' }).click();
  await expect(main.getByText('Sắp tới', { exact: true })).toBeVisible();
  await expect(main.getByText('1 nhận lời, 2 chưa trả lời')).toBeVisible();

  await main.getByRole('button', { name: 'Sửa' }).click();
  const editing = page.getByRole('dialog', { name: 'Sửa cuộc họp' });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const theirs = { version: 2, title: 'Duyệt tủ bếp', location: 'Tầng 5' };
  await given.call(binh, company, ['PATCH', `/api/v1/meetings/${id}`], theirs);
  await editing.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Duyệt mẫu tủ bếp lần 2');
  const save = editing.getByRole('button', { name: 'Lưu' });
  await save.click();
  const title = editing.getByRole('group', { name: 'Tên cuộc họp' });
  await expect(title.getByRole('radio', { name: 'Của Trần Thị Bình Duyệt tủ bếp' })).toBeInViewport();
  await expect(editing.getByRole('textbox', { name: 'Địa điểm' }), 'what only they changed').toHaveValue(
    'Tầng 5',
  );
  await expect(save).toBeDisabled();
  await title.getByRole('radio', { name: 'Của bạn Duyệt mẫu tủ bếp lần 2' }).check();
  await save.click();
  await expect(main.getByRole('heading', { name: 'Duyệt mẫu tủ bếp lần 2' })).toBeVisible();

  await main.getByRole('button', { name: 'Thao tác khác với cuộc họp' }).click();
  await page.getByRole('menuitem', { name: 'Lịch sử thay đổi' }).click();
  const changes = page.getByRole('list', { name: 'Các thay đổi' });
  await expect(changes.getByText('Địa điểm: để trống → Tầng 5')).toBeVisible();
  await expect(changes.getByText('Tên: Duyệt tủ bếp → Duyệt mẫu tủ bếp lần 2')).toBeVisible();
  await expectOverlayAccessible(page, 'the history of a meeting');
});
