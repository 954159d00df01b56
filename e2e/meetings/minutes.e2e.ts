import { expectAccessibleInEveryLook, expectOverlayAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(150_000);

test('minutes go from a draft to the signed scan', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const le = await given.person('Ngô Trường Lễ');
  await given.joined(le, company);
  const start = Date.now() - 7_200_000;
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    title: 'Giao ban xưởng',
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
    participants: [{ userId: le.id, role: 'secretary' }],
  });
  const page = await browserOf(owner);
  await page.goto(`/meetings/${id}?tab=bien-ban`);
  await page.getByRole('button', { name: 'Soạn biên bản' }).click();

  const sheet = page.getByRole('article', { name: 'Biên bản' });
  await sheet.getByRole('button', { name: /^Thêm dòng vào mục/ }).click();
  await page.keyboard.type('Xưởng 2 đã xong 84 bộ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('!Tăng ca hai tối');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('button', { name: 'Kết luận: Tăng ca hai tối.' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Xưởng 2 đã xong 84 bộ.' }).press('Enter');
  await page.getByRole('textbox', { name: /^Nội dung dòng/ }).fill('Xưởng 2 đã xong 90 bộ');
  await expectAccessibleInEveryLook(page, 'minutes being written');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Điểm danh', exact: true }).click();
  const attendance = page.getByRole('dialog', { name: 'Điểm danh' });
  await attendance.getByRole('button', { name: 'Tất cả có mặt' }).click();
  await expect(attendance).toContainText('Có mặt 2/2');
  await expectOverlayAccessible(page, 'attendance');
  await attendance.getByRole('button', { name: 'Xong' }).click();
  await page.getByRole('button', { name: 'Chưa ghi giờ kết thúc' }).click();
  const head = page.getByRole('dialog', { name: 'Phần đầu biên bản' });
  await head.getByRole('button', { name: /^Ghi theo lịch/ }).click();
  await choose(page, 'Thư ký', 'Ngô Trường Lễ');
  await head.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Đã đủ để thông qua.')).toBeVisible();

  await page.getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  await page.getByRole('button', { name: 'Thông qua biên bản' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Thông qua', exact: true }).click();
  await expect(sheet).toContainText(/Số: 0?1\/BB/);
  await expectAccessibleInEveryLook(page, 'minutes to sign');

  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải bản PDF để in' }).click();
  expect((await printed).suggestedFilename()).toMatch(/\.pdf$/);

  const secretary = await browserOf(le);
  await secretary.goto(`/meetings/${id}?tab=bien-ban`);
  await secretary.getByLabel(/^Tải bản quét lên/).setInputFiles({
    name: 'ban-ky.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(secretary.getByText('Biên bản đã ký')).toBeVisible();
  // The other page learns it by a wake-up.
  await expect(page.getByText('Biên bản đã ký')).toBeVisible();
  const scan = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải bản quét chữ ký của Ngô Trường Lễ' }).click();
  expect((await scan).suggestedFilename()).toMatch(/\.png$/);

  // From the signed minutes a conclusion notice gets a number of its own.
  await page.getByRole('button', { name: 'Lập văn bản' }).click();
  const form = page.getByRole('dialog', { name: 'Lập văn bản từ biên bản' });
  await expect(form).toBeVisible();
  await expectOverlayAccessible(page, 'a document from minutes');
  await form.getByRole('button', { name: 'Soạn dự thảo' }).click();
  await page.getByRole('button', { name: /^Thao tác với Thông báo kết luận/ }).click();
  await page.getByRole('menuitem', { name: 'Cấp số, phát hành' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Phát hành' }).click();
  await expect(page.getByText('Số 01/TB')).toBeVisible();

  await page.getByRole('button', { name: 'Gửi qua email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(page.getByText('Đã gửi cho 1 người')).toBeVisible();

  await page.getByRole('link', { name: 'Mở sổ biên bản' }).click();
  await expect(page.getByRole('heading', { name: 'Sổ biên bản' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the register of minutes');
  await page.getByLabel('Tìm trong sổ biên bản').fill('giao ban xuong');
  await expect(page.getByRole('link', { name: 'Giao ban xưởng', exact: true })).toBeVisible();
});
