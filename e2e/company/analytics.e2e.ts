import { readFile } from 'node:fs/promises';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

// Colours are judged as they come to rest, not on their way, and each look takes its time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const hour = 3_600_000;

test('the figures count meetings, tasks and responses', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const guest = await given.person('Trần Thị Bình');
  await given.joined(guest, company);
  // At nine of this weekday in the week before: within one day, whatever hour it is now.
  const startsAt = (Math.floor((Date.now() + 7 * hour) / (24 * hour)) - 7) * 24 * hour + 2 * hour;
  await given.call(guest, company, ['POST', '/api/v1/meetings'], {
    title: 'Duyệt mẫu ghế',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 1.5 * hour).toISOString(),
    participants: [{ userId: owner.id }],
  });
  await given.call(owner, company, ['POST', '/api/v1/action-items'], {
    title: 'Gửi bảng giá gỗ sồi',
    assigneeId: owner.id,
    deadline: '2026-01-05',
  });
  const page = await browserOf(owner);
  await page.goto('/analytics');
  const weeks = page.getByRole('region', { name: 'Bạn họp bao nhiêu giờ mỗi tuần?' });
  await weeks.getByRole('button', { name: 'Bảng' }).click();
  const rows = weeks.getByRole('row');
  await expect(rows).toHaveCount(9);
  // Weeks before the person was there are not averaged.
  await expect(weeks).toContainText('trung bình 1 giờ 30 phút mỗi tuần trước đó');
  await expect(
    rows.filter({ has: page.getByRole('cell', { name: '1 giờ 30 phút', exact: true }) }),
  ).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: 'Họp rơi vào giờ nào?' }).getByRole('cell', { name: '1' }),
  ).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Việc của bạn có xong đúng hạn?' })).toContainText(
    /Quá hạn\s*1 việc.*Gửi bảng giá gỗ sồi.*Quá hạn từ 05\/01\/2026/s,
  );
  await expect(page.getByRole('region', { name: 'Bạn trả lời lời mời thế nào?' })).toContainText(
    /Chưa trả lời\s*1 cuộc họp/,
  );
  await expectAccessibleInEveryLook(page, '/analytics');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải xuống' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^so-lieu-hop-.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toContain('Tuần từ;Số cuộc họp;Giờ họp');
  expect(lines.filter((line) => line.endsWith(';1;1,5'))).toHaveLength(1);

  await page.getByRole('group', { name: 'Xem số liệu' }).getByText('Công ty').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Giờ họp của công ty' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Phòng ban nào dành nhiều giờ nhất để họp?' })).toContainText(
    'Chưa có phòng ban nào từ 5 người.',
  );

  // Whose profile names no department is offered none of their own, and reads how to get one.
  await page.getByRole('group', { name: 'Xem số liệu' }).getByText('Phòng ban').click();
  await expect(page.getByText(/Hồ sơ của bạn chưa ghi phòng ban/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Phòng ban' }).click();
  await expect(page.getByRole('option', { name: 'Phòng ban của tôi' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Phòng IT' }).click();
  await expect(page.getByText(/từ 5 người/)).toBeVisible();

  // A month as a report to hand on.
  const day = (before: number) => new Date(Date.now() - before * 24 * hour).toISOString().slice(0, 10);
  await page.goto(`/analytics?cua=cong-ty&tu=${day(28)}&den=${day(0)}`);
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải xuống' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  expect((await printed).suggestedFilename()).toMatch(/\.pdf$/);
});
