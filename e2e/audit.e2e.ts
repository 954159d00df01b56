import { readFile } from 'node:fs/promises';
import { expectAccessibleInEveryLook } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('the record says who did what, as it happens, and can be narrowed', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const mai = await given.person('Lê Thị Mai');
  await given.joined(mai, company);
  const page = await browserOf(owner);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Nhật ký' }).click();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveText([/Lê Thị Mai đã tham gia công ty/, /Đặng Khánh Quỳnh đã tạo công ty/]);
  await expect(entries.first()).toContainText('mạng 127.0.0.0/24');

  await given.call(owner, company, ['PUT', `/api/v1/members/${mai.id}/role`], { role: 'admin' });
  await expect(entries.first()).toContainText(
    'Đặng Khánh Quỳnh đã đặt vai trò của Lê Thị Mai là Quản trị viên',
  );

  await entries.last().getByRole('button', { name: 'Đặng Khánh Quỳnh' }).click();
  await expect(entries).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Nhóm' }).click();
  await page.getByRole('option', { name: 'Công ty' }).click();
  await expect(entries).toHaveText([/đã tạo công ty/]);
  await page.reload();
  await expect(entries, 'the address keeps what was chosen').toHaveText([/đã tạo công ty/]);
  await page.getByLabel('Đến ngày').fill('2020-01-01');
  await expect(page.getByRole('heading', { name: 'Không có việc nào như vậy' })).toBeVisible();
  await page.getByRole('button', { name: 'Xem tất cả' }).click();
  await expect(entries).toHaveCount(3);
});

test('the record is taken along as a table', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Đặng Khánh Quỳnh');
  const page = await browserOf(owner);
  await page.goto('/settings/audit');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('nhat-ky.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF"Thời gian","Ai"')).toBe(true);
  expect(text).toContain('"Đặng Khánh Quỳnh","đã tạo công ty","Công ty","127.0.0.0/24"');
});

test('the record is for owner and admins, and odd addresses show it whole', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const member = await given.person('Lê Thị Mai');
  await given.joined(member, company);
  const theirs = await browserOf(member);
  await theirs.goto('/settings/audit');
  await expect(
    theirs.getByRole('heading', { name: 'Nhật ký dành cho chủ sở hữu và quản trị viên' }),
  ).toBeVisible();
  const page = await browserOf(owner);
  await page.goto('/settings/audit?group=khong-co&person=ai-do&from=hom-qua');
  await expect(page.getByText('đã tạo công ty')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the record');
});
