import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInEveryLook } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(90_000);

test('the audit log, and the state of the server', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const mai = await given.person('Lê Thị Mai');
  await given.joined(mai, company);
  const theirs = await browserOf(mai);
  await theirs.goto('/settings/audit');
  await expect(
    theirs.getByRole('heading', { name: 'Nhật ký dành cho chủ sở hữu và quản trị viên' }),
  ).toBeVisible();

  const page = await browserOf(owner);
  // An odd address shows it whole.
  await page.goto('/settings/audit?group=khong-co&person=ai-do&from=hom-qua');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveText([/Lê Thị Mai đã tham gia công ty/, /Đặng Khánh Quỳnh đã tạo công ty/]);
  await expect(entries.first()).toContainText('mạng 127.0.0.0/24');
  await expectAccessibleInEveryLook(page, 'the record');

  await given.call(owner, company, ['PUT', `/api/v1/members/${mai.id}/role`], { role: 'admin' });
  await expect(entries.first()).toContainText(
    'Đặng Khánh Quỳnh đã đặt vai trò của Lê Thị Mai là Quản trị viên',
  );
  await entries.last().getByRole('button', { name: 'Đặng Khánh Quỳnh' }).click();
  await expect(entries).toHaveCount(2);
  await choose(page, 'Nhóm', 'Công ty');
  await expect(entries).toHaveText([/đã tạo công ty/]);
  await page.reload();
  await expect(entries, 'the address keeps what was chosen').toHaveText([/đã tạo công ty/]);

  const person = page.getByRole('combobox', { name: 'Người' });
  await expect(person).toHaveText('Đặng Khánh Quỳnh');
  await person.click();
  await page.getByRole('combobox', { name: 'Tìm theo tên' }).fill('thi mai');
  await expect(page.getByRole('option')).toHaveText(['Lê Thị Mai']);
  await expectAccessible(page, 'a person of the record is looked for');
  await page.keyboard.press('Enter');
  await expect(person).toHaveText('Lê Thị Mai');
  await expect(page.getByRole('heading', { name: 'Không có việc nào như vậy' })).toBeVisible();
  await page.getByRole('button', { name: 'Xem tất cả' }).click();
  await expect(entries).toHaveCount(3);
  await page.getByLabel('Đến ngày').fill('2020-01-01');
  await expect(entries).toHaveCount(0);
  await page.getByRole('button', { name: 'Bỏ lọc' }).click();
  await expect(entries).toHaveCount(3);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('nhat-ky.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFThời gian (giờ công ty),Ai')).toBe(true);
  expect(text).toContain('Đặng Khánh Quỳnh,đã tạo công ty,Công ty,127.0.0.0/24');

  await page.getByRole('searchbox', { name: 'Tìm trong nhật ký' }).fill('vai tro');
  await expect(entries).toHaveText([/đã đặt vai trò của Lê Thị Mai/]);
  await page.getByRole('link', { name: 'Tình trạng hệ thống' }).click();
  await expect(page.getByText('Cơ sở dữ liệu')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the state of the server');
});
