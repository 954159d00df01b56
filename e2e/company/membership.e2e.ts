import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { membersOn, openMembers } from '../support/members.ts';
import { moveTo } from '../support/move-to.ts';
import { signIn } from '../support/security.ts';
import { expect, test } from '../support/test.ts';

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

test('a member from the request to join to the ownership', async ({ given, browserOf, mailServer }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const settings = { requireApproval: true };
  await given.call(owner, company, ['PATCH', '/api/v1/company'], { version: 1, settings });
  const [binh, stranger] = await Promise.all([given.person('Lê Thị Bình'), given.person('Vũ Đức Minh')]);
  const [page, other] = await Promise.all([browserOf(owner), browserOf(binh)]);
  const { cards, card, counts, search } = await openMembers(page);

  await test.step('who joins waits until an admin lets them in', async () => {
    await expect(counts).not.toContainText('chờ duyệt');

    await other.goto(`/company-setup?code=${company.inviteCode}`);
    await other.getByRole('button', { name: 'Tham gia công ty' }).click();
    await expect(other.getByText('Đã gửi yêu cầu tham gia')).toBeVisible();
    await expect(counts, 'without reloading').toContainText('1 người đang chờ duyệt');
    await given.joined(stranger, company);
    await expect(counts).toContainText('2 người đang chờ duyệt');
    await expect(cards).toHaveCount(1);

    await counts.getByRole('button', { name: 'Duyệt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chờ duyệt' });
    await dialog.getByRole('button', { name: 'Duyệt Lê Thị Bình' }).click();
    await expect(page.getByText('Lê Thị Bình đã vào công ty')).toBeVisible();
    await expect(other, 'the one who waited goes on by themselves').toHaveURL('/dashboard');

    await dialog.getByRole('button', { name: 'Từ chối Vũ Đức Minh' }).click();
    await dialog.getByRole('button', { name: 'Từ chối Vũ Đức Minh' }).click();
    await expect(dialog).toContainText('Không còn ai chờ duyệt.');
    await page.keyboard.press('Escape');
    await expect(counts).not.toContainText('chờ duyệt');
    await expect(search, 'the button that led here is gone').toBeFocused();
    await expect(cards).toHaveCount(2);
    await expect(card('Lê Thị Bình')).toContainText('Thành viên');
  });

  await test.step('the owner offers the company; the heir declines, sees another offer withdrawn, and takes the third one over', async () => {
    await moveTo(other, '/company-management');
    const theirs = membersOn(other);
    await expect(theirs.cards).toHaveCount(2);
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
    const mail = await mailServer.mailTo(binh.email, ({ subject }) => subject?.includes('sở hữu') ?? false);
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
    await expect(theirs.counts).toContainText(/quản trị viên.*1/);

    await expect(offerOn(page), 'without reloading').toBeHidden();
    await expect(page.getByRole('button', { name: /^Đổi vai trò: Lê Thị Bình$/ })).toBeHidden();
  });

  // Proves S4.005
  await test.step('a member removed while they work is out at once, with the reason, in every open page', async () => {
    const refused: string[] = [];
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
    await given.call(binh, company, ['DELETE', `/api/v1/members/${owner.id}`]);
    await expect(membersOn(other).cards).toHaveCount(1);
    await expect(page).toHaveURL('/company-setup');
    await expect(page.getByRole('heading', { name: 'Bạn làm việc ở công ty nào?' })).toBeVisible();
    await expect(page.getByText('Bạn không còn vào được Gỗ Vân')).toBeVisible();
    await page.getByRole('button', { name: 'Đã hiểu' }).click();
    await expect(page.getByText('Bạn không còn vào được Gỗ Vân')).toBeHidden();
    expect(refused, 'nothing of the company is asked any more').toEqual([]);
  });
});

test('signing in again for a company says why', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const member = await given.person('Trần Thị Bình');
  await given.joined(member, company);
  const [page, theirs] = [await browserOf(owner), await browserOf(member)];
  await openMembers(theirs);
  const { act } = await openMembers(page);
  await act('Yêu cầu đăng nhập lại', 'Trần Thị Bình').click();
  const dialog = page.getByRole('alertdialog', { name: 'Yêu cầu Trần Thị Bình đăng nhập lại?' });
  await dialog.getByRole('button', { name: 'Yêu cầu đăng nhập lại' }).click();
  await expect(dialog).toBeHidden();

  await expect(theirs).toHaveURL('/company-access');
  await expect(theirs.getByRole('heading', { name: 'Đăng nhập lại để vào Gỗ Vân' })).toBeVisible();
  await expectAccessible(theirs, 'kept out of a company');
  await theirs.getByRole('button', { name: 'Đăng nhập lại' }).click();
  await signIn(theirs, member.email);
  await expect(theirs).toHaveURL('/dashboard');
  await expect(theirs.getByRole('main').getByText('Gỗ Vân').first()).toBeVisible();
});

test('a member removed while they work continues in their other company', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const member = await given.person('Trần Thị Bình');
  await given.company(member, 'Mộc Lan');
  await given.joined(member, company);
  const page = await browserOf(member);
  const { cards } = await openMembers(page);
  await expect(cards).toHaveCount(2);

  await given.call(owner, company, ['DELETE', `/api/v1/members/${member.id}`]);
  await expect(page.getByText(/không còn vào được Gỗ Vân.*Bạn đang ở Mộc Lan/)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByText('Mộc Lan').first()).toBeVisible();
});
