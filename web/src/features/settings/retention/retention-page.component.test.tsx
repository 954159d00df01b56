import { readCompany } from '@hopgon/contract/companies/routes';
import { previewRetention, readRetention, updateRetention } from '@hopgon/contract/retention/routes';
import type { RetentionPreview, RetentionSettings } from '@hopgon/contract/retention/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { RetentionPage } from './retention-page.tsx';

const settings: RetentionSettings = {
  version: 1,
  rules: { transcripts: null, meetings: null, keepsAdopted: true },
  startsAt: null,
  lastRun: null,
};
const rules = { transcripts: 24, meetings: null, keepsAdopted: true };
const preview: RetentionPreview = {
  rules,
  counts: { meetings: 0, transcripts: 3 },
  kept: { adopted: 0, openTasks: 0 },
  listed: [
    {
      ...{ meetingId: idOf(7), title: 'Giao ban tuần', startsAt: '2024-03-04T02:00:00.000Z' },
      ...{ timeZone: 'Asia/Ho_Chi_Minh', loses: 'transcript' },
    },
  ],
  hidden: 1,
};

async function open(api: Api) {
  api.reply(readCompany, () => company);
  api.reply(readRetention, () => settings);
  api.reply(previewRetention, () => preview);
  await renderInApp(<RetentionPage />);
  await page.getByLabelText('Bản gỡ băng').click();
  await page.getByRole('option', { name: 'Xóa sau 2 năm' }).click();
}

test('rules are applied from the preview of what they delete, with its counts', async ({ api }) => {
  await open(api);
  const apply = page.getByRole('button', { name: 'Áp dụng' });
  await expect.element(apply).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Xem trước' }).click();
  await expect.element(page.getByText('Sẽ xóa hẳn 3 bản gỡ băng.')).toBeVisible();
  await expect.element(page.getByText(/^Và 1 mục khác, 1 mục của cuộc họp kín/)).toBeVisible();
  expect(api.callsOf(previewRetention)).toMatchObject([
    { query: { transcripts: '24', keepsAdopted: 'true' } },
  ]);
  api.reply(updateRetention, () => ({
    ...settings,
    version: 2,
    rules,
    startsAt: '2099-12-04T02:00:00.000Z',
  }));
  await apply.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Áp dụng' }).click();
  await expect.element(page.getByText(/^Quy tắc đã lưu được áp dụng từ/)).toBeVisible();
  expect(api.callsOf(updateRetention)).toMatchObject([{ body: { version: 1, rules, seen: preview.counts } }]);
});

test('a refusal says why and the choice stays', async ({ api }) => {
  await open(api);
  await page.getByRole('button', { name: 'Xem trước' }).click();
  api.refuse(updateRetention, 'retention_preview_stale');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Áp dụng' }).click();
  await expect.element(page.getByText(/vừa thay đổi. Hãy xem trước lại/)).toBeVisible();
  await expect.element(page.getByLabelText('Bản gỡ băng')).toHaveTextContent('Xóa sau 2 năm');
});
