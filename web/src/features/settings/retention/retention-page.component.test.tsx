import { readCompany } from '@hopgon/contract/companies/routes';
import { listMeetings } from '@hopgon/contract/meetings/routes';
import {
  createRetentionHold,
  deleteRetentionHold,
  previewRetention,
  readRetention,
  updateRetention,
} from '@hopgon/contract/retention/routes';
import type { RetentionPreview, RetentionSettings } from '@hopgon/contract/retention/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { company, idOf, meetingSummary } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { RetentionPage } from './retention-page.tsx';

const settings: RetentionSettings = {
  version: 1,
  rules: { transcripts: null, meetings: null, keepsAdopted: true },
  startsAt: null,
  lastRun: null,
  holds: [],
};
const rules = { transcripts: 24, meetings: null, keepsAdopted: true };
const preview: RetentionPreview = {
  rules,
  counts: { meetings: 0, transcripts: 3 },
  kept: { held: 0, adopted: 0, openTasks: 0 },
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
  const { queryClient } = await renderInApp(<RetentionPage />);
  await page.getByLabelText('Bản gỡ băng').click();
  await page.getByRole('option', { name: 'Xóa sau 2 năm' }).click();
  return queryClient;
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

const heldAt = '2026-11-26T02:00:00.000Z';
const meeting = {
  ...{ meetingId: idOf(7), title: 'Giao ban tuần', startsAt: '2024-03-04T02:00:00.000Z' },
  timeZone: 'Asia/Ho_Chi_Minh',
};
const held = { isHidden: false, reason: 'Tranh chấp với khách', heldBy: 'Đặng Khánh Quỳnh', heldAt };

test('a meeting is held with a reason and released again; a closed one of others has no name', async ({
  api,
}) => {
  await open(api);
  const { meetingId: id, title, startsAt } = meeting;
  const past = meetingSummary({ id, title, startsAt, endsAt: startsAt });
  const closedPast = meetingSummary({ ...past, id: idOf(11), title: 'Cho thôi việc', visibility: 'closed' });
  api.reply(listMeetings, () => ({ meetings: [past, closedPast], nextCursor: null }));
  await page.getByRole('button', { name: 'Giữ lại một cuộc họp' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Giữ lại', exact: true }).click();
  await expect.element(dialog.getByText('Hãy ghi lý do')).toBeVisible();
  await dialog.getByLabelText('Cuộc họp', { exact: true }).click();
  await expect.element(page.getByRole('option', { name: /^Họp kín · / })).toBeVisible();
  await expect.element(page.getByText('Cho thôi việc')).not.toBeInTheDocument();
  await page.getByRole('option', { name: /Giao ban tuần/ }).click();
  await dialog.getByLabelText('Lý do').fill('Tranh chấp với khách');
  const closed = { ...held, id: idOf(9), meeting: null, isHidden: true, reason: '' };
  api.reply(createRetentionHold, () => ({ ...settings, holds: [{ ...held, id: idOf(8), meeting }, closed] }));
  await dialog.getByRole('button', { name: 'Giữ lại', exact: true }).click();
  const list = page.getByRole('list', { name: 'Đang được giữ lại' });
  await expect.element(list.getByText('một cuộc họp kín', { exact: true }).first()).toBeVisible();
  expect(api.callsOf(createRetentionHold)).toMatchObject([
    { body: { meetingId: idOf(7), reason: 'Tranh chấp với khách' } },
  ]);
  await list.getByRole('button', { name: 'Bỏ giữ Giao ban tuần' }).click();
  api.reply(deleteRetentionHold, () => settings);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ giữ' }).click();
  await expect.element(list).not.toBeInTheDocument();
  expect(api.callsOf(deleteRetentionHold)).toMatchObject([{ params: { holdId: idOf(8) } }]);
});

const loosened = { ...settings, version: 2, rules: { ...settings.rules, transcripts: 36 } };

test('rules that were changed elsewhere meanwhile are not put back unseen', async ({ api }) => {
  const queryClient = await open(api);
  await page.getByRole('button', { name: 'Xem trước' }).click();
  await expect.element(page.getByRole('button', { name: 'Áp dụng' })).toBeVisible();
  api.reply(readRetention, () => loosened);
  void queryClient.invalidateQueries();
  await expect.element(page.getByText(/vừa được đổi ở nơi khác/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Áp dụng' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Xem bản mới' }).click();
  await expect.element(page.getByLabelText('Bản gỡ băng')).toHaveTextContent('Xóa sau 3 năm');
});

test('a form that nobody touched shows the newer rules', async ({ api }) => {
  api.reply(readCompany, () => company);
  api.reply(readRetention, () => settings);
  const { queryClient } = await renderInApp(<RetentionPage />);
  await expect.element(page.getByLabelText('Bản gỡ băng')).toHaveTextContent('Giữ mãi');
  api.reply(readRetention, () => loosened);
  void queryClient.invalidateQueries();
  await expect.element(page.getByLabelText('Bản gỡ băng')).toHaveTextContent('Xóa sau 3 năm');
});
