import type { Page } from '@playwright/test';
import { choose } from './support/choose.ts';
import type { Given } from './support/given.ts';
import { openMembers } from './support/members.ts';
import { expect, test } from './support/test.ts';

async function givenThree(given: Given) {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const [admin, member] = await Promise.all([given.person('Trần Đức Anh'), given.person('Lê Thị Bình')]);
  for (const person of [admin, member]) await given.joined(person, company);
  await given.call(owner, company, ['PUT', `/api/v1/members/${admin.id}/role`], { role: 'admin' });
  return { owner, company, admin, member };
}

const optionsOf = async (page: Page, label: string): Promise<string[]> => {
  await page.getByRole('combobox', { name: label }).click();
  const options = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  return options;
};

test.describe('what one may do with a member', () => {
  test('is offered to owner and admins on each row, on the owner only to edit; members see the code to invite by', async ({
    given,
    browserOf,
  }) => {
    const { owner, company, admin, member } = await givenThree(given);
    for (const person of [owner, admin]) {
      const page = await browserOf(person);
      const { act } = await openMembers(page);
      for (const name of ['Trần Đức Anh', 'Lê Thị Bình']) {
        for (const each of ['Sửa thông tin', 'Đổi vai trò', 'Xóa khỏi công ty'] as const) {
          await expect(act(each, name)).toBeVisible();
        }
      }
      await expect(act('Sửa thông tin', 'Nguyễn Văn Hợp')).toBeVisible();
      await expect(act('Đổi vai trò', 'Nguyễn Văn Hợp')).toHaveCount(0);
      await expect(act('Xóa khỏi công ty', 'Nguyễn Văn Hợp')).toHaveCount(0);
    }
    const page = await browserOf(member, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { cards } = await openMembers(page);
    await expect(cards).toHaveCount(3);
    await expect(cards.getByRole('button')).toHaveCount(0);

    await page.getByRole('button', { name: 'Mời thành viên' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mời thành viên' });
    const code = dialog.getByRole('textbox', { name: 'Mã mời' });
    await expect(code).toHaveValue(company.inviteCode);
    await expect(code).toHaveAttribute('readonly');
    await expect(dialog).toContainText('Người mới cần có tài khoản');
    await expect(dialog).toContainText('“Tham gia công ty” và nhập mã này');
    await expect(dialog).toContainText('Mã không hết hạn và dùng lại được nhiều lần');

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog.getByRole('button', { name: 'Sao chép mã' }).click();
    const copied = dialog.getByRole('button', { name: 'Đã sao chép' });
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.inviteCode);
    await page.clock.runFor(1_900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(copied).toBeHidden();
    await dialog.getByRole('button', { name: 'Sao chép liên kết' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(page.url()).origin}/company-setup?code=${company.inviteCode}`,
    );
  });
});

test.describe('editing department and position', () => {
  test('offers the lists and a text of one’s own under Khác, and writes over nothing set since', async ({
    given,
    browserOf,
  }) => {
    const { owner, company, admin, member } = await givenThree(given);
    const page = await browserOf(admin);
    const { act, card } = await openMembers(page);
    await act('Sửa thông tin', 'Lê Thị Bình').click();
    const dialog = page.getByRole('dialog', { name: 'Sửa thông tin' });
    await expect(dialog).toContainText('không ảnh hưởng đến quyền truy cập');
    expect(await optionsOf(page, 'Phòng ban')).toEqual(
      'Không, Ban Giám Đốc, Phòng Nhân Sự, Phòng Kế Toán, Phòng IT, Phòng Marketing, Phòng Kinh Doanh, Phòng Kỹ Thuật, Phòng Hành Chính, Phòng Tài Chính, Phòng Vận Hành, Khác'.split(
        ', ',
      ),
    );
    expect(await optionsOf(page, 'Chức vụ')).toEqual(
      'Không, Giám Đốc, Phó Giám Đốc, Trưởng Phòng, Phó Phòng, Trưởng Nhóm, Nhân Viên Chính, Nhân Viên, Thực Tập Sinh, Khác'.split(
        ', ',
      ),
    );
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await choose(page, 'Phòng ban', 'Phòng Marketing');
    await choose(page, 'Chức vụ', 'Khác');
    await dialog.getByRole('textbox', { name: 'Tên chức vụ khác' }).fill('Trợ lý sáng tạo');
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog).toBeHidden();
    await expect(card('Lê Thị Bình')).toContainText(/Trợ lý sáng tạo.*Phòng Marketing/);

    await act('Sửa thông tin', 'Lê Thị Bình').click();
    await expect(dialog.getByRole('combobox', { name: 'Chức vụ' })).toHaveText('Khác');
    await expect(dialog.getByRole('textbox', { name: 'Tên chức vụ khác' })).toHaveValue('Trợ lý sáng tạo');
    await choose(page, 'Phòng ban', 'Không');
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(card('Lê Thị Bình')).toContainText(/Trợ lý sáng tạo.*Không/);

    await act('Sửa thông tin', 'Lê Thị Bình').click();
    const label = { department: 'Phòng IT', position: '' };
    await given.call(owner, company, ['PATCH', `/api/v1/members/${member.id}`], label);
    await choose(page, 'Phòng ban', 'Phòng Marketing');
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nội dung vừa được người khác thay đổi');
    await dialog.getByRole('button', { name: 'Xem bản mới' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Phòng ban' })).toHaveText('Phòng IT');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the role of a member', () => {
  test('is admin or member, and counts at once, also when an admin gives it up', async ({
    given,
    browserOf,
  }) => {
    const { owner, member } = await givenThree(given);
    const [page, other] = await Promise.all([browserOf(owner), browserOf(member)]);
    const { act, card } = await openMembers(page);
    const theirs = await openMembers(other);
    await act('Đổi vai trò', 'Lê Thị Bình').click();
    const dialog = page.getByRole('dialog', { name: 'Đổi vai trò' });
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByRole('radio', { name: 'Thành viên' })).toBeChecked();
    await expect(dialog).toContainText('Chủ công ty có mọi quyền của quản trị viên');
    await dialog.getByRole('radio', { name: 'Quản trị viên' }).check();
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog).toBeHidden();
    await expect(card('Lê Thị Bình')).toContainText('Quản trị viên');
    await expect(theirs.act('Xóa khỏi công ty', 'Trần Đức Anh')).toBeVisible();

    await theirs.act('Đổi vai trò', 'Lê Thị Bình').click();
    const own = other.getByRole('dialog', { name: 'Đổi vai trò' });
    await own.getByRole('radio', { name: 'Thành viên' }).check();
    await expect(own).toContainText('Bạn sẽ không quản lý được thành viên nữa');
    await own.getByRole('button', { name: 'Lưu' }).click();
    await expect(theirs.card('Lê Thị Bình')).toContainText('Thành viên');
    await expect(theirs.cards.getByRole('button')).toHaveCount(0);
  });
});

test('what fails says so where it was asked; removing asks first, and somebody already gone is no riddle', async ({
  given,
  browserOf,
}) => {
  const { owner, company, admin, member } = await givenThree(given);
  const page = await browserOf(admin);
  const { act, cards } = await openMembers(page);
  await page.route(/\/api\/v1\/members\/.+/, (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  for (const [doing, verb, text] of [
    ['Sửa thông tin', 'Lưu', 'Không thể cập nhật thông tin. Vui lòng thử lại.'],
    ['Đổi vai trò', 'Lưu', 'Không thể cập nhật vai trò. Vui lòng thử lại.'],
    ['Xóa khỏi công ty', 'Xóa', 'Không thể xóa thành viên. Vui lòng thử lại.'],
  ] as const) {
    await act(doing, 'Lê Thị Bình').click();
    const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await asked.getByRole('button', { name: verb, exact: true }).click();
    await expect(asked.getByRole('alert')).toHaveText(text);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
  }
  await expect(cards).toHaveCount(3);
  await page.unroute(/\/api\/v1\/members\/.+/);

  await act('Xóa khỏi công ty', 'Lê Thị Bình').click();
  const dialog = page.getByRole('alertdialog', { name: 'Xóa Lê Thị Bình?' });
  await expect(dialog).toContainText('Bạn có chắc chắn muốn xóa thành viên này khỏi công ty?');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect(cards).toHaveCount(3);

  await act('Xóa khỏi công ty', 'Lê Thị Bình').click();
  await given.call(owner, company, ['DELETE', `/api/v1/members/${member.id}`]);
  await dialog.getByRole('button', { name: 'Xóa' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Không tìm thấy thành viên này.');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect(cards).toHaveCount(2);

  const late = await given.person('Vũ Đức Minh');
  await given.joined(late, company);
  await act('Xóa khỏi công ty', 'Vũ Đức Minh').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click();
  await expect(page.getByText('Đã xóa Vũ Đức Minh khỏi công ty')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(act('Sửa thông tin', 'Nguyễn Văn Hợp'), 'who stood beside them').toBeFocused();
});
