import type { Page } from '@playwright/test';
import type { Given } from './support/given.ts';
import { membersOn, openMembers } from './support/members.ts';
import { expect, test } from './support/test.ts';

async function givenTwo(given: Given) {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const heir = await given.person('Lê Thị Bình');
  await given.joined(heir, company);
  return { owner, company, heir };
}

async function offerOnScreen(page: Page): Promise<void> {
  await membersOn(page).act('Đổi vai trò', 'Lê Thị Bình').click();
  const role = page.getByRole('dialog', { name: 'Đổi vai trò' });
  await role.getByRole('button', { name: 'Chuyển quyền sở hữu' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Chuyển quyền sở hữu cho Lê Thị Bình?' });
  await expect(dialog).toContainText('7 ngày');
  await dialog.getByRole('button', { name: 'Gửi lời mời' }).click();
  await expect(dialog).toBeHidden();
}

const offerOn = (page: Page) => page.getByRole('region', { name: 'Chuyển quyền sở hữu' });

test('the owner offers the company; the heir declines, sees another offer taken back, and takes the third one over', async ({
  given,
  browserOf,
  mailServer,
}) => {
  const { owner, heir } = await givenTwo(given);
  const [page, other] = await Promise.all([browserOf(owner), browserOf(heir)]);
  const [, theirs] = await Promise.all([openMembers(page), openMembers(other)]);
  await offerOnScreen(page);
  await offerOn(other).getByRole('button', { name: 'Từ chối' }).click();
  await expect(other.getByText('Bạn đã từ chối nhận quyền sở hữu')).toBeVisible();
  await expect(offerOn(page)).toBeHidden();

  await offerOnScreen(page);
  await expect(offerOn(other)).toBeVisible();
  await offerOn(page).getByRole('button', { name: 'Rút lại' }).click();
  await expect(offerOn(page)).toBeHidden();
  await expect(offerOn(other)).toBeHidden();

  await offerOnScreen(page);
  await expect(offerOn(page)).toContainText('Đang chờ Lê Thị Bình trả lời');
  const mail = await mailServer.mailTo(heir.email, ({ subject }) => subject?.includes('sở hữu') ?? false);
  expect(mail.subject).toBe('Nguyễn Văn Hợp mời bạn nhận quyền sở hữu Gỗ Vân');

  await expect(offerOn(other)).toContainText('Chủ sở hữu muốn chuyển Gỗ Vân cho bạn');
  await offerOn(other).getByRole('button', { name: 'Nhận quyền sở hữu' }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Nhận quyền sở hữu Gỗ Vân?' });
  await dialog.getByRole('button', { name: 'Nhận quyền sở hữu' }).click();
  await expect(dialog).toBeHidden();
  await expect(offerOn(other)).toBeHidden();
  await expect(theirs.card('Lê Thị Bình')).toContainText('Chủ sở hữu');
  await expect(theirs.card('Nguyễn Văn Hợp')).toContainText('Quản trị viên');
  await expect(theirs.act('Xóa khỏi công ty', 'Nguyễn Văn Hợp')).toBeVisible();
  await expect(theirs.counts).toContainText(/Quản trị viên.*1/);

  await expect(offerOn(page), 'without reloading').toBeHidden();
  await expect(page.getByRole('button', { name: /^Đổi vai trò: Lê Thị Bình$/ })).toBeHidden();
});
