import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(120_000);

const hour = 3_600_000;

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name });
const card = (page: Page, label: string): Locator =>
  page
    .getByRole('list', { name: 'Số liệu của bạn' })
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name: label }) });

interface Planned {
  readonly title: string;
  /** From now. */
  readonly inHours: number;
  readonly hours?: number;
  readonly guests?: readonly Person[];
}

const meeting = (
  given: Given,
  [person, company]: readonly [Person, Company],
  { title, inHours, hours = 1, guests = [] }: Planned,
) => {
  const startsAt = Date.now() + inHours * hour;
  return given.call<{ id: string }>(person, company, ['POST', '/api/v1/meetings'], {
    title,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + hours * hour).toISOString(),
    participants: guests.map(({ id }) => ({ userId: id })),
  });
};

test('the dashboard of a new company', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const member = await given.person('Trần Thị Bình');
  await given.joined(member, company);
  const page = await browserOf(owner, { permissions: ['clipboard-read', 'clipboard-write'] });
  const other = await browserOf(member);
  const code = panel(page, 'Mã mời').getByText(company.inviteCode, { exact: true });

  const greets = async (tab: Page, person: Person, role: string) => {
    await tab.goto('/dashboard');
    const main = tab.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^Chào buổi (sáng|trưa|chiều|tối), ${person.name}$`),
    );
    await expect(main.getByText(company.name, { exact: true })).toBeVisible();
    await expect(main.getByText(role, { exact: true })).toBeVisible();
    await expect(tab.getByRole('list', { name: 'Số liệu của bạn' }).getByRole('heading')).toHaveText([
      'Cuộc họp hôm nay',
      'Giờ họp tuần này',
      'Việc của tôi',
      'Chờ tôi xác nhận',
    ]);
    await expect(card(tab, 'Cuộc họp hôm nay')).toContainText('0 cuộc');
    await expect(panel(tab, 'Cuộc họp sắp tới')).toContainText('Chưa có cuộc họp nào.');
    await expect(panel(tab, 'Việc của tôi')).toContainText('Bạn chưa nhận việc nào.');
    await expect(panel(tab, 'Mã mời')).toHaveCount(role === 'Thành viên' ? 0 : 1);
  };

  // Proves S2.087, S2.088, S2.095, S6.004, S6.011, S6.016
  await test.step('greets by name, company and role, and counts nothing where there is nothing', async () => {
    await greets(page, owner, 'Chủ sở hữu');
  });

  await test.step('the first steps lead to a first analysed meeting, each ticked once it is done', async () => {
    const steps = panel(page, 'Bắt đầu với Họp Gọn');
    await expect(steps, 'a colleague is there').toContainText('Đã xong 1/4 bước');
    await steps.getByRole('button', { name: 'Lưu lựa chọn' }).click();
    await expect(steps).toContainText('Đã xong 2/4 bước');
    await steps.getByRole('link', { name: 'Tạo cuộc họp' }).click();
    await expect(page.getByRole('dialog').getByLabel('Tên cuộc họp')).toBeVisible();
    await moveTo(page, '/dashboard');
    await page.reload();
    await expect(steps, 'what was chosen is remembered').toContainText('Đã xong 2/4 bước');
  });

  await test.step('similar lines among the latest are joined into one, as in the bell', async () => {
    for (const name of ['Lê Văn Cường', 'Phạm Thị Dung'])
      await given.joined(await given.person(name), company);
    const lines = panel(page, 'Hoạt động gần đây').getByRole('listitem');
    await expect(lines, 'without reloading').toHaveText([
      /Phạm Thị Dung, Lê Văn Cường và 1 người khác đã tham gia công ty/,
    ]);
    const bell = page.getByRole('button', { name: /^Thông báo/ });
    await expect(bell).toHaveAccessibleName('Thông báo, 1 chưa đọc');
    await lines.getByRole('link').click();
    await expect(page).not.toHaveURL('/dashboard');
    await expect(bell, 'all that the line joins is read').toHaveAccessibleName('Thông báo');
    await moveTo(page, '/dashboard');
  });

  // Proves S1.016, S2.094, S3.038
  await test.step('who has nothing can look at a sample, which nobody else sees, and be rid of it', async () => {
    await page.getByRole('button', { name: 'Dùng dữ liệu mẫu' }).click();
    const upcoming = panel(page, 'Cuộc họp sắp tới').getByRole('listitem');
    await expect(upcoming).toHaveText([/Mẫu: Duyệt thiết kế/, /Mẫu: Trao đổi với khách hàng/]);
    await expect(panel(page, 'Việc của tôi').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('Số liệu mẫu', { exact: true })).toHaveCount(3);
    await expect(card(page, 'Việc của tôi')).toContainText('2 việc');
    await greets(other, member, 'Thành viên');
    await expect(other.getByRole('button', { name: 'Dùng dữ liệu mẫu' })).toBeVisible();
    await expect(other.getByText(/Mẫu:/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Xóa dữ liệu mẫu' }).click();
    await expect(page.getByRole('button', { name: 'Dùng dữ liệu mẫu' })).toBeVisible();
    await expect(panel(page, 'Cuộc họp sắp tới')).toContainText('Chưa có cuộc họp nào.');
    await expect(panel(page, 'Việc của tôi')).toContainText('Bạn chưa nhận việc nào.');
    await expectAccessibleInEveryLook(page, '/dashboard without anything');
  });

  // Proves S2.097, S9.015
  await test.step('copying the invite code is confirmed for two seconds', async () => {
    await expect(code).toBeVisible();
    await expect(panel(page, 'Mã mời')).toContainText(
      'Người mới vào với vai trò Thành viên. Mã dùng lại được nhiều lần.',
    );
    const copy = panel(page, 'Mã mời').getByRole('button', { name: 'Sao chép', exact: true });
    const copied = panel(page, 'Mã mời').getByRole('button', { name: 'Đã sao chép' });
    await page.bringToFront();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.inviteCode);
    await page.clock.runFor(1_900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(copy).toBeVisible();
    await page.clock.resume();
  });

  // Proves S2.095, S2.096, S2.098, S6.004, S6.011, S6.016
  await test.step('the code is shown to owner and admin, and replaced by the owner', async () => {
    await given.call(owner, company, ['PUT', `/api/v1/members/${member.id}/role`], { role: 'admin' });
    await expect(panel(other, 'Mã mời'), 'without reloading').toBeVisible();
    await expect(other.getByRole('main').getByText('Quản trị viên', { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Tạo mã mời mới' })).toBeHidden();

    await page.getByRole('button', { name: 'Tạo mã mời mới' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Tạo mã mời mới?' });
    await dialog.getByRole('button', { name: 'Hủy' }).click();
    await expect(code).toBeVisible();
    await page.getByRole('button', { name: 'Tạo mã mời mới' }).click();
    await dialog.getByRole('button', { name: 'Tạo mã mới' }).click();
    await expect(dialog).toBeHidden();
    await expect(code).toBeHidden();
    await expect(other.getByText(company.inviteCode, { exact: true }), 'without reloading').toBeHidden();
    await expect(given.joined(await given.person('Lê Minh Châu'), company)).rejects.toThrow(
      'invite_code_invalid',
    );
  });
});

test('the dashboard of a busy member', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const guest = await given.person('Trần Thị Bình');
  await given.joined(guest, company);
  const here = [owner, company] as const;
  const other = await browserOf(guest);
  await other.goto('/dashboard');
  const main = other.getByRole('main');
  await expect(main.getByText('Bạn đã trả lời hết')).toBeVisible();
  await meeting(given, here, { title: 'Đang bàn giá', inHours: -0.02, hours: 2 });
  const { id } = await meeting(given, here, { title: 'Duyệt mẫu ghế', inHours: 48, guests: [guest] });
  await given.call(owner, company, ['POST', '/api/v1/action-items'], {
    title: 'Gửi bảng giá gỗ sồi',
    assigneeId: owner.id,
    deadline: '2026-01-05',
  });
  const page = await browserOf(owner);

  // Proves S1.016, S2.089, S2.090, S2.092, S2.093, S2.094, S4.032
  await test.step('shows meetings, tasks and figures', async () => {
    await page.goto('/dashboard');
    const upcoming = panel(page, 'Cuộc họp sắp tới').getByRole('listitem');
    await expect(upcoming).toHaveText([/Đang bàn giá/, /Duyệt mẫu ghế/]);
    await expect(upcoming.nth(0).getByRole('img', { name: 'Đang diễn ra' })).toBeVisible();
    await expect(upcoming.nth(1).getByRole('img', { name: 'Sắp tới' })).toBeVisible();
    await expect(card(page, 'Cuộc họp hôm nay')).toContainText('1 cuộc');
    await expect(card(page, 'Việc của tôi')).toContainText(/1 việc.*1 việc quá hạn/);
    await expect(card(page, 'Chờ tôi xác nhận')).toContainText('Bạn đã trả lời hết');
    const figures = panel(page, 'Tình hình công việc');
    await expect(figures).toContainText(
      /Giờ làm việc dành cho họp.*(làm việc từ đầu tuần đến giờ|Tuần này chưa có giờ làm việc)/,
    );
    await expect(figures).toContainText('Chưa có việc có hạn nào đã xong.');
    await expect(figures, 'who called them was asked to none').toContainText(
      /Lời mời đã trả lời.*Tuần này chưa có lời mời nào/,
    );

    await panel(page, 'Việc của tôi').getByRole('button', { name: 'Xong' }).click();
    await expect(card(page, 'Việc của tôi')).toContainText('0 việc');
    await expect(figures).toContainText('0 trên 1 việc có hạn đã xong');

    await given.call(guest, company, ['POST', '/api/v1/action-items'], {
      title: 'Xem lại hợp đồng',
      assigneeId: owner.id,
    });
    await expect(card(page, 'Chờ tôi xác nhận'), 'without reloading').toContainText('1 mục 1 việc đề xuất');
    await expect(panel(page, 'Hoạt động gần đây').getByRole('listitem').first()).toContainText(
      /Xem lại hợp đồng.*Vừa xong/,
    );
    await expectAccessibleInEveryLook(page, '/dashboard');
  });

  // Proves S1.016, S2.089, S2.094
  await test.step('what waits is answered there, and the person who asked sees it', async () => {
    await given.call(owner, company, ['POST', '/api/v1/action-items'], {
      title: 'Chọn gỗ sồi',
      assigneeId: guest.id,
    });
    await expect(main.getByText('1 lời mời, 1 việc đề xuất'), 'without reloading').toBeVisible();
    await moveTo(page, `/meetings/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Duyệt mẫu ghế' })).toBeVisible();
    const invited = page.getByRole('listitem').filter({ hasText: 'Trần Thị Bình' });
    await expect(invited).not.toContainText('Nhận lời');
    await main.getByRole('button', { name: 'Nhận lời' }).click();
    await expect(main.getByText('1 việc đề xuất', { exact: true })).toBeVisible();
    await expect(invited).toContainText('Nhận lời');

    await main.getByRole('button', { name: 'Nhận việc' }).click();
    await expect(main.getByText('Bạn đã trả lời hết')).toBeVisible();
    const task = main.getByRole('listitem').filter({ hasText: 'Chọn gỗ sồi' });
    await task.getByRole('button', { name: 'Bắt đầu' }).click();
    await expect(task.getByRole('button', { name: 'Bắt đầu' })).toBeHidden();
    await task.getByRole('button', { name: 'Xong' }).click();
    await expect(main.getByText('Bạn chưa nhận việc nào.')).toBeVisible();
  });

  // Proves S2.089, S2.091, S2.092
  await test.step('on a phone what one does most stands at the top, and each number leads to what it counts', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await moveTo(page, '/dashboard');
    const actions = page.getByRole('navigation', { name: 'Thao tác nhanh' });
    await expect(actions).toBeInViewport({ ratio: 1 });
    await expect(actions.getByRole('link')).toHaveText(['Hỏi trợ lý', 'Tải bản gỡ băng lên', 'Tạo cuộc họp']);
    await actions.getByRole('button', { name: 'Giao việc' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await actions.getByRole('link', { name: 'Tạo cuộc họp' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await moveTo(page, '/dashboard');
    await actions.getByRole('link', { name: 'Hỏi trợ lý' }).click();
    await expect(page).toHaveURL('/chat');

    await moveTo(page, '/dashboard');
    await card(page, 'Việc của tôi').click();
    await expect(panel(page, 'Việc của tôi')).toBeFocused();
    await expect(panel(page, 'Việc của tôi')).toBeInViewport();
    await card(page, 'Chờ tôi xác nhận').click();
    await expect(panel(page, 'Đang chờ bạn')).toBeFocused();
    await card(page, 'Cuộc họp hôm nay').click();
    await expect(page).toHaveURL('/meetings');
    await moveTo(page, '/dashboard');
    await card(page, 'Giờ họp tuần này').click();
    await expect(page).toHaveURL('/analytics');
    for (const [figure, question] of [
      ['Giờ làm việc dành cho họp', 'Bạn họp bao nhiêu giờ mỗi tuần?'],
      ['Việc xong đúng hạn', 'Việc của bạn có xong đúng hạn?'],
      ['Lời mời đã trả lời', 'Bạn trả lời lời mời thế nào?'],
    ] as const) {
      await moveTo(page, '/dashboard');
      await panel(page, 'Tình hình công việc').getByRole('link', { name: figure }).click();
      await expect(page.getByRole('heading', { name: question })).toBeInViewport();
    }
  });
});
