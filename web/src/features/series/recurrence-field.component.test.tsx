import { listCompanyDays } from '@hopgon/contract/company-settings/routes';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { RecurrenceField } from './recurrence-field.tsx';

type Reported = Recurrence | null | undefined;

/** Monday, 8 March 2027. */
const monday = '2027-03-08';

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
}

async function openField(api: Api, rhythm?: string, day = monday) {
  api.reply(listCompanyDays, ({ query }) => ({
    days:
      query.year === '2027'
        ? [{ date: '2027-04-26', name: 'Giỗ Tổ', kind: 'off', source: 'law' } as const]
        : [],
    workedHolidays: [],
  }));
  const onChange = vi.fn<(reported: Reported) => void>();
  await renderInApp(<RecurrenceField day={day} onChange={onChange} />);
  if (rhythm) await choose('Lặp lại', rhythm);
  return { reported: () => onChange.mock.lastCall?.[0] };
}

const inWords = (words: string) => page.getByText(words);

test('it begins as a single meeting', async ({ api }) => {
  const { reported } = await openField(api);
  await expect.poll(reported).toBeNull();
});

test('a rhythm that is usual for the day is one choice', async ({ api }) => {
  const { reported } = await openField(api, 'Hằng tuần vào thứ Hai');
  await expect.element(inWords('Hằng tuần vào thứ Hai.')).toBeVisible();
  expect(reported()).toMatchObject({ frequency: 'weekly', weekdays: [1], ends: { by: 'never' } });
});

test('a rhythm of two weekdays is set by boxes', async ({ api }) => {
  const { reported } = await openField(api, 'Tùy chỉnh...');
  await page.getByRole('checkbox', { name: 'Thứ Năm' }).click();
  await expect.element(inWords('Hằng tuần vào thứ Hai và thứ Năm.')).toBeVisible();
  expect(reported()).toMatchObject({ weekdays: [1, 4] });
});

test('a rhythm without its own day names the first meeting', async ({ api }) => {
  await openField(api, 'Tùy chỉnh...');
  await page.getByRole('checkbox', { name: 'Thứ Năm' }).click();
  await page.getByRole('checkbox', { name: 'Thứ Hai' }).click();
  await expect.element(inWords('Hằng tuần vào thứ Năm. Buổi đầu tiên: Thứ Năm, 11/03/2027.')).toBeVisible();
});

test('every few months by a day says which months are skipped', async ({ api }) => {
  await openField(api, 'Tùy chỉnh...', '2027-03-31');
  await choose('Tính theo', 'tháng');
  await expect.element(page.getByText(/Tháng không có ngày này thì bỏ qua\./)).toBeVisible();
});

test.for(['0', '367', 'ba'])('%s is no number of meetings', async (typed, { api }) => {
  const { reported } = await openField(api, 'Hằng tuần vào thứ Hai');
  await choose('Kết thúc', 'Sau một số buổi');
  await page.getByRole('textbox', { name: 'Số buổi' }).fill(typed);
  await expect.element(page.getByText('Hãy ghi số buổi từ 1 đến 366.')).toBeVisible();
  expect(reported()).toBeUndefined();
});

test('a number of meetings ends it', async ({ api }) => {
  const { reported } = await openField(api, 'Hằng tuần vào thứ Hai');
  await choose('Kết thúc', 'Sau một số buổi');
  await page.getByRole('textbox', { name: 'Số buổi' }).fill('4');
  await expect.element(inWords('Hằng tuần vào thứ Hai, 4 buổi.')).toBeVisible();
  expect(reported()).toMatchObject({ ends: { by: 'count', count: 4 } });
});

test('an end by a day begins a quarter later', async ({ api }) => {
  const { reported } = await openField(api, 'Hằng tuần vào thứ Hai');
  await choose('Kết thúc', 'Vào một ngày');
  await expect.element(page.getByRole('textbox', { name: 'Ngày cuối cùng' })).toHaveValue('07/06/2027');
  expect(reported()).toMatchObject({ ends: { by: 'until', day: '2027-06-07' } });
});

test('a day is left out and brought back', async ({ api }) => {
  const { reported } = await openField(api, 'Hằng tuần vào thứ Hai');
  await page.getByRole('textbox', { name: 'Bỏ một ngày' }).fill('15/03/2027');
  await userEvent.tab();
  await page.getByRole('button', { name: 'Bỏ ngày này' }).click();
  await expect.element(inWords('Hằng tuần vào thứ Hai, trừ 15/03/2027.')).toBeVisible();
  expect(reported()).toMatchObject({ exceptions: ['2027-03-15'] });
  await page.getByRole('button', { name: 'Vẫn họp Thứ Hai, 15/03/2027' }).click();
  await expect.element(inWords('Hằng tuần vào thứ Hai.')).toBeVisible();
});

test('a day without a meeting cannot be left out', async ({ api }) => {
  await openField(api, 'Hằng tuần vào thứ Hai');
  await page.getByRole('textbox', { name: 'Bỏ một ngày' }).fill('16/03/2027');
  await expect.element(page.getByText('Chuỗi không có buổi nào vào ngày này.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Bỏ ngày này' })).toBeDisabled();
});

test('days off of the company are named and left out on request', async ({ api }) => {
  const { reported } = await openField(api, 'Hằng tuần vào thứ Hai');
  await expect.element(page.getByText('Một buổi trùng: Thứ Hai, 26/04/2027.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Bỏ qua ngày nghỉ lễ/ }).click();
  await expect.poll(reported).toMatchObject({ exceptions: ['2027-04-26'] });
});
