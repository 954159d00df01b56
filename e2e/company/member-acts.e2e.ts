import type { Page } from '@playwright/test';
import { choose } from '../support/choose.ts';
import type { Given } from '../support/given.ts';
import { openMembers } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

async function givenThree(given: Given) {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const [admin, member] = await Promise.all([given.person('Trần Đức Anh'), given.person('Lê Thị Bình')]);
  for (const person of [admin, member]) await given.joined(person, company);
  await given.call(owner, company, ['PUT', `/api/v1/members/${admin.id}/role`], { role: 'admin' });
  return { owner, company, admin, member };
}

async function expectOptions(page: Page, label: string, names: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await expect(page.getByRole('option')).toHaveText(names.split(', '));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
}

// A page for the owner, one for an admin and one for a member, who goes in the end.
test.setTimeout(120_000);

test('changes of members are seen at once by the others', async ({ given, browserOf }) => {
  const { owner, company, admin, member } = await givenThree(given);
  const page = await browserOf(owner);
  const hers = await browserOf(admin);
  const theirs = await browserOf(member, { permissions: ['clipboard-read', 'clipboard-write'] });
  const ofOwner = await openMembers(page);
  const ofAdmin = await openMembers(hers);
  const ofMember = await openMembers(theirs);

  // Proves S1.013, S2.099, S2.108, S2.109, S2.110, S2.111, S2.112, S6.015, S9.006
  await test.step('acts are offered to owner and admins on each row, on the owner only to edit', async () => {
    for (const { act } of [ofOwner, ofAdmin]) {
      for (const name of ['Trần Đức Anh', 'Lê Thị Bình']) {
        for (const each of ['Sửa thông tin', 'Đổi vai trò', 'Xóa khỏi công ty'] as const) {
          await expect(act(each, name)).toBeVisible();
        }
      }
      await expect(act('Sửa thông tin', 'Nguyễn Văn Hợp')).toBeVisible();
      await expect(act('Đổi vai trò', 'Nguyễn Văn Hợp')).toHaveCount(0);
      await expect(act('Xóa khỏi công ty', 'Nguyễn Văn Hợp')).toHaveCount(0);
    }
  });

  // Proves S1.013, S2.099, S2.108, S2.109, S2.110, S2.111, S2.112, S6.015, S9.006
  await test.step('members see the code to invite by', async () => {
    const { cards } = ofMember;
    await theirs.bringToFront();
    await expect(cards).toHaveCount(3);
    await expect(cards.getByRole('button')).toHaveCount(0);

    await theirs.getByRole('button', { name: 'Mời thành viên' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Mời thành viên' });
    const code = dialog.getByRole('textbox', { name: 'Mã mời' });
    await expect(code).toHaveValue(company.inviteCode);
    await expect(code).toHaveAttribute('readonly');
    await expect(dialog).toContainText('Người mới cần có tài khoản');
    await expect(dialog).toContainText('“Tham gia công ty” và nhập mã này');
    await expect(dialog).toContainText('Mã không hết hạn và dùng lại được nhiều lần');

    await theirs.clock.install();
    await theirs.clock.pauseAt(Date.now() + 60_000);
    await dialog.getByRole('button', { name: 'Sao chép mã' }).click();
    const copied = dialog.getByRole('button', { name: 'Đã sao chép' });
    await expect(copied).toBeVisible();
    expect(await theirs.evaluate(() => navigator.clipboard.readText())).toBe(company.inviteCode);
    await theirs.clock.runFor(1_900);
    await expect(copied).toBeVisible();
    await theirs.clock.runFor(200);
    await expect(copied).toBeHidden();
    await dialog.getByRole('button', { name: 'Sao chép liên kết' }).click();
    expect(await theirs.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(theirs.url()).origin}/company-setup?code=${company.inviteCode}`,
    );
    await theirs.clock.resume();
    await theirs.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  // Proves S2.113, S2.114, S2.115, S3.043, S3.044
  await test.step('department and position come from a list or are written under Khác, and overwrite no newer value', async () => {
    const { act, card } = ofAdmin;
    await act('Sửa thông tin', 'Lê Thị Bình').click();
    const dialog = hers.getByRole('dialog', { name: 'Sửa thông tin' });
    await expect(dialog).toContainText('không ảnh hưởng đến quyền truy cập');
    await expectOptions(
      hers,
      'Phòng ban',
      'Không, Ban Giám Đốc, Phòng Nhân Sự, Phòng Kế Toán, Phòng IT, Phòng Marketing, Phòng Kinh Doanh, Phòng Kỹ Thuật, Phòng Hành Chính, Phòng Tài Chính, Phòng Vận Hành, Khác',
    );
    await expectOptions(
      hers,
      'Chức vụ',
      'Không, Giám Đốc, Phó Giám Đốc, Trưởng Phòng, Phó Phòng, Trưởng Nhóm, Nhân Viên Chính, Nhân Viên, Thực Tập Sinh, Khác',
    );
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await choose(hers, 'Phòng ban', 'Phòng Marketing');
    await choose(hers, 'Chức vụ', 'Khác');
    await dialog.getByRole('textbox', { name: 'Tên chức vụ khác' }).fill('Trợ lý sáng tạo');
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog).toBeHidden();
    await expect(card('Lê Thị Bình')).toContainText(/Trợ lý sáng tạo.*Phòng Marketing/);

    await act('Sửa thông tin', 'Lê Thị Bình').click();
    await expect(dialog.getByRole('combobox', { name: 'Chức vụ' })).toHaveText('Khác');
    await expect(dialog.getByRole('textbox', { name: 'Tên chức vụ khác' })).toHaveValue('Trợ lý sáng tạo');
    await choose(hers, 'Phòng ban', 'Không');
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(card('Lê Thị Bình')).toContainText(/Trợ lý sáng tạo.*Không/);

    await act('Sửa thông tin', 'Lê Thị Bình').click();
    const label = { department: 'Phòng IT', position: '' };
    await given.call(owner, company, ['PATCH', `/api/v1/members/${member.id}`], label);
    await choose(hers, 'Phòng ban', 'Phòng Marketing');
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nội dung vừa được người khác thay đổi');
    await dialog.getByRole('button', { name: 'Xem bản mới' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Phòng ban' })).toHaveText('Phòng IT');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await hers.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  // Proves S2.116, S6.001
  await test.step('the role is admin or member, and counts at once, also when an admin gives it up', async () => {
    const { act, card } = ofOwner;
    await act('Đổi vai trò', 'Lê Thị Bình').click();
    const dialog = page.getByRole('dialog', { name: 'Đổi vai trò' });
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByRole('radio', { name: 'Thành viên' })).toBeChecked();
    await expect(dialog).toContainText('Chủ công ty có mọi quyền của quản trị viên');
    await dialog.getByRole('radio', { name: 'Quản trị viên' }).check();
    await dialog.getByRole('button', { name: 'Lưu' }).click();
    await expect(dialog).toBeHidden();
    await expect(card('Lê Thị Bình')).toContainText('Quản trị viên');
    await expect(ofMember.act('Xóa khỏi công ty', 'Trần Đức Anh')).toBeVisible();

    await ofMember.act('Đổi vai trò', 'Lê Thị Bình').click();
    const own = theirs.getByRole('dialog', { name: 'Đổi vai trò' });
    await own.getByRole('radio', { name: 'Thành viên' }).check();
    await expect(own).toContainText('Bạn sẽ không quản lý được thành viên nữa');
    await own.getByRole('button', { name: 'Lưu' }).click();
    await expect(ofMember.card('Lê Thị Bình')).toContainText('Thành viên');
    await expect(ofMember.cards.getByRole('button')).toHaveCount(0);
  });

  // Proves S5.028, S8.032, S8.033, S8.034
  await test.step('what fails says so where it was asked', async () => {
    const { act, cards } = ofAdmin;
    await hers.route(/\/api\/v1\/members\/.+/, (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    for (const [doing, verb, text] of [
      ['Sửa thông tin', 'Lưu', 'Không thể cập nhật thông tin. Vui lòng thử lại.'],
      ['Đổi vai trò', 'Lưu', 'Không thể cập nhật vai trò. Vui lòng thử lại.'],
      ['Xóa khỏi công ty', 'Xóa', 'Không thể xóa thành viên. Vui lòng thử lại.'],
    ] as const) {
      await act(doing, 'Lê Thị Bình').click();
      const asked = hers.getByRole('dialog').or(hers.getByRole('alertdialog'));
      await asked.getByRole('button', { name: verb, exact: true }).click();
      await expect(asked.getByRole('alert')).toHaveText(text);
      await hers.keyboard.press('Escape');
      await expect(asked).toBeHidden();
    }
    await expect(cards).toHaveCount(3);
    await hers.unroute(/\/api\/v1\/members\/.+/);
  });

  // Proves S5.028, S8.032, S8.033, S8.034
  await test.step('removing asks first, and somebody already gone is no riddle', async () => {
    const { act, cards } = ofAdmin;
    await act('Xóa khỏi công ty', 'Lê Thị Bình').click();
    const dialog = hers.getByRole('alertdialog', { name: 'Xóa Lê Thị Bình?' });
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
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click();
    await expect(hers.getByText('Đã xóa Vũ Đức Minh khỏi công ty')).toBeVisible();
    await expect(cards).toHaveCount(2);
    await expect(act('Sửa thông tin', 'Nguyễn Văn Hợp'), 'who stood beside them').toBeFocused();
  });
});
