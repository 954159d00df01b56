import { readFile } from 'node:fs/promises';
import { expectAccessibleInEveryLook, expectOverlayAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(90_000);

test('a meeting is prepared', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const binh = await given.person('Trần Thị Bình');
  await given.joined(binh, company);
  const day = 86_400_000;
  const make = (goal: string, ahead: number, title = 'Giao ban tuần') => {
    const start = Date.now() + ahead;
    return given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
      title,
      goal,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 3_600_000).toISOString(),
      participants: [{ userId: binh.id }],
    });
  };
  const before = await make('', -day);
  await given.call(owner, company, ['PUT', `/api/v1/meetings/${before.id}/agenda`], {
    version: 0,
    items: [{ title: 'Ngân sách quý 1', minutes: 15 }],
  });
  const { id } = await make('Chốt giá bán. Duyệt mẫu mới.', 3 * day);

  const page = await browserOf(owner);
  await page.goto(`/meetings/${id}?tab=chuan-bi`);
  const brief = page.getByRole('region', { name: 'Từ buổi trước' });
  await expect(brief.getByRole('region', { name: 'Chưa kịp bàn' })).toContainText('Ngân sách quý 1');

  await page.getByRole('button', { name: 'Lập chương trình' }).click();
  await page.getByRole('button', { name: 'Soạn nháp' }).click();
  const rows = page.getByRole('list', { name: 'Các mục của chương trình' }).getByRole('listitem');
  const titles = () =>
    rows
      .getByRole('textbox', { name: /^Nội dung mục/ })
      .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
  await expect.poll(titles).toEqual(['Chốt giá bán', 'Duyệt mẫu mới', 'Ngân sách quý 1']);
  await expect(rows.nth(2)).toContainText('Buổi trước chưa kịp bàn');
  await expect(page.getByText('55 trong 60 phút')).toBeVisible();

  await page.getByRole('button', { name: /^Đổi thứ tự: Duyệt mẫu mới/ }).press('ArrowUp');
  await expect.poll(titles).toEqual(['Duyệt mẫu mới', 'Chốt giá bán', 'Ngân sách quý 1']);
  await expect(page.getByRole('status').filter({ hasText: 'Duyệt mẫu mới: mục 1 trên 3' })).toBeAttached();
  const grip = page.getByRole('button', { name: /^Đổi thứ tự: Chốt giá bán/ });
  const [from, to] = [await grip.boundingBox(), await rows.nth(0).boundingBox()];
  if (!from || !to) throw new Error('the rows are not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(titles).toEqual(['Chốt giá bán', 'Duyệt mẫu mới', 'Ngân sách quý 1']);

  await page.getByRole('textbox', { name: 'Số phút của mục 1' }).fill('nhiều');
  await choose(page, 'Người trình bày mục 1', 'Trần Thị Bình');
  await page.getByRole('button', { name: 'Lưu chương trình' }).click();
  await expect(page.getByRole('textbox', { name: 'Số phút của mục 1' })).toHaveAccessibleDescription(
    'Từ 1 đến 600 phút',
  );
  await page.getByRole('textbox', { name: 'Số phút của mục 1' }).fill('30');
  // A message that comes and goes may lie on a button for a moment.
  await expect(page.getByText('Đã thêm 3 mục nháp')).toBeHidden();
  await expectAccessibleInEveryLook(page, 'an agenda being made');
  const address = `/api/v1/meetings/${id}/agenda`;
  const reread = page.waitForResponse(
    (response) => response.request().method() === 'GET' && new URL(response.url()).pathname === address,
  );
  await given.call(owner, company, ['PUT', address], {
    version: 0,
    items: [{ title: 'Bản của người khác', minutes: 5 }],
  });
  await reread;
  await page.getByRole('button', { name: 'Lưu chương trình' }).click();
  await expect(page.getByRole('alert')).toContainText('Người khác vừa lưu một bản khác');
  await page.getByRole('button', { name: 'Lưu chương trình' }).click();
  const agenda = page.getByRole('region', { name: 'Chương trình họp' });
  await expect(agenda.getByText('Trần Thị Bình trình bày')).toBeVisible();

  await page
    .getByLabel('Thêm tài liệu', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'Bảng giá.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 bảng giá'),
    });
  const papers = page.getByRole('region', { name: 'Tài liệu' });
  await expect(papers.getByText('Bảng giá.pdf')).toBeVisible();
  await agenda.getByRole('button', { name: 'Gửi cho mọi người' }).click();
  await page
    .getByRole('dialog', { name: 'Gửi chương trình họp' })
    .getByRole('button', { name: 'Gửi' })
    .click();
  await expect(page.getByText('Đã gửi cho 1 người')).toBeVisible();

  const reader = await browserOf(binh);
  await reader.goto(`/meetings/${id}?tab=chuan-bi`);
  await make('', 30 * 60_000 + 1_000, 'Họp gấp');
  const saved = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Tải Bảng giá.pdf' }).click();
  expect((await readFile(await (await saved).path())).toString()).toBe('%PDF-1.7 bảng giá');
  await expect(reader.getByRole('button', { name: 'Sửa chương trình' })).toBeHidden();
  await expect(papers.getByText('Đã xem'), 'the chair sees it without a reload').toBeVisible();

  await reader.getByRole('tab', { name: 'Tổng quan' }).click();
  const reminder = reader.getByRole('region', { name: 'Nhắc họp' });
  await expect(reminder).toContainText('Trước 30 phút và 1 ngày (mặc định)');
  await reminder.getByRole('button', { name: 'Đổi giờ nhắc' }).click();
  const dialog = reader.getByRole('dialog', { name: 'Nhắc tôi về cuộc họp này' });
  await dialog.getByRole('checkbox', { name: '1 ngày' }).uncheck();
  await dialog.getByRole('checkbox', { name: '2 giờ' }).check();
  await expectOverlayAccessible(reader, 'choosing when to be reminded');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(reminder).toContainText('Trước 30 phút và 2 giờ');

  await page.getByRole('tab', { name: 'Tổng quan' }).click();
  await page.getByRole('button', { name: 'Nhắc mọi người' }).click();
  const asking = page.getByRole('dialog', { name: 'Nhắc mọi người' });
  await asking.getByRole('textbox', { name: 'Lời nhắn' }).fill('Nhớ mang bảng giá.');
  await asking.getByRole('button', { name: 'Gửi lời nhắc' }).click();
  await expect(page.getByText('Đã nhắc 1 người')).toBeVisible();
  await reader.getByRole('button', { name: /Thông báo/ }).click();
  await expect(reader.getByText(/nhắc bạn về “Giao ban tuần”.*Nhớ mang bảng giá\./)).toBeVisible();
  await expect(
    reader.getByText(/“Họp gấp” bắt đầu sau 30 phút/),
    'half an hour ahead, by itself',
  ).toBeVisible({
    timeout: 30_000,
  });
});
