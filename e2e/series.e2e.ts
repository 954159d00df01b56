import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook, expectOverlayAccessible } from './support/accessible.ts';
import { choose } from './support/choose.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a weekly series is made, one of it moved, and what follows called off', async ({
  given,
  browserOf,
}) => {
  const { owner, company } = await given.owner('Nguyễn Văn An');
  const page = await browserOf(owner);

  await page.goto('/meetings?tao=1');
  const form = dialog(page, 'Tạo cuộc họp');
  await form.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Giao ban tuần');
  await form.getByLabel('Ngày', { exact: true }).fill('2027-03-08');
  await form.getByRole('textbox', { name: 'Bắt đầu' }).fill('9h');
  await choose(page, 'Lặp lại', 'Tùy chỉnh...');
  await form.getByRole('checkbox', { name: 'Thứ Năm' }).check();
  await expect(form.getByText('Hằng tuần vào thứ Hai và thứ Năm.')).toBeVisible();
  await expectOverlayAccessible(page, 'form of a series');
  await choose(page, 'Lặp lại', 'Hằng tuần vào thứ Hai');
  await choose(page, 'Kết thúc', 'Sau một số buổi');
  await form.getByRole('textbox', { name: 'Số buổi' }).fill('0');
  await expect(form.getByText('Hãy ghi số buổi từ 1 đến 366.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Số buổi' }).fill('4');
  await expect(form.getByText('Hằng tuần vào thứ Hai, 4 buổi.')).toBeVisible();
  await form.getByRole('button', { name: 'Tạo cuộc họp' }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('Hằng tuần vào thứ Hai · buổi 1/4')).toBeVisible();
  await main.getByRole('link', { name: 'Buổi sau' }).click();
  await expect(main.getByText('buổi 2/4')).toBeVisible();
  await expect(main.getByText('Thứ Hai, 15/03/2027, 09:00–09:30')).toBeVisible();

  await main.getByRole('button', { name: 'Sửa' }).click();
  await dialog(page, 'Sửa cuộc họp').getByLabel('Ngày', { exact: true }).fill('2027-03-16');
  await dialog(page, 'Sửa cuộc họp').getByRole('button', { name: 'Lưu' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('radio', { name: 'Chỉ buổi này' })).toBeChecked();
  await expect(question.getByRole('radio', { name: 'Buổi này và các buổi sau (3 buổi)' })).toBeVisible();
  await expectOverlayAccessible(page, 'which of the series');
  await question.getByRole('button', { name: 'Lưu' }).click();
  await expect(main.getByText('Thứ Ba, 16/03/2027, 09:00–09:30')).toBeVisible();
  await expect(main.getByText('Hằng tuần vào thứ Hai · buổi 2/4')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'a meeting of a series');

  await main.getByRole('link', { name: 'Buổi sau' }).click();
  await expect(main.getByText('buổi 3/4')).toBeVisible();
  await main.getByRole('button', { name: 'Thêm việc với cuộc họp' }).click();
  await page.getByRole('menuitem', { name: 'Hủy cuộc họp' }).click();
  await question.getByRole('radio', { name: 'Buổi này và các buổi sau (2 buổi)' }).check();
  await question.getByRole('button', { name: 'Hủy cuộc họp' }).click();
  await expect(main.getByText('Nguyễn Văn An đã hủy cuộc họp này.')).toBeVisible();

  const { meetings } = await given.call<{ meetings: { startsAt: string; status: string }[] }>(
    owner,
    company,
    ['GET', '/api/v1/meetings?search=Giao ban'],
  );
  expect(meetings.map(({ startsAt, status }) => [startsAt.slice(0, 10), status])).toEqual([
    ['2027-03-08', 'upcoming'],
    ['2027-03-16', 'upcoming'],
    ['2027-03-22', 'cancelled'],
    ['2027-03-29', 'cancelled'],
  ]);
});
