import { readCompany } from '@hopgon/contract/companies/routes';
import { readModelState } from '@hopgon/contract/models/routes';
import {
  importTranscript,
  listTranscriptImports,
  previewTranscript,
  readTranscriptImport,
  undoTranscriptImport,
} from '@hopgon/contract/transcripts/import/routes';
import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unsavedInput } from '../../../lib/forms/unsaved-input.ts';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { company, idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { ImportPage } from './import-page.tsx';

const giaoBan = {
  ...{
    id: idOf(20),
    title: 'Giao ban xưởng',
    timeZone: 'Asia/Ho_Chi_Minh',
    isInSeries: true,
    visibility: 'company' as const,
    hasTranscript: false,
  },
  ...{ startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-20T02:00:00.000Z' },
};
const preview = (rest: Partial<TranscriptPreview> = {}): TranscriptPreview => ({
  ...{
    known: null,
    title: 'Họp kho',
    startsAt: '2026-11-20T01:00:00.000Z',
    endsAt: '2026-11-20T02:00:00.000Z',
  },
  ...{
    momentFrom: 'name',
    saysHour: true,
    turnCount: 12,
    speakers: [{ label: 'Mai', member: null }],
    meetings: [],
    meetingId: null,
  },
  ...rest,
});

function answerAll(api: Api): void {
  api.reply(readCompany, () => company);
  api.reply(listTranscriptImports, () => ({ imports: [] }));
  const readings = { model: 'qwen', host: 'ai.congty.vn', isThisMachine: false };
  api.reply(readModelState, () => ({ chat: null, readings, can: { edit: false } }));
}
const textOf = (body: unknown, field: string): string =>
  body instanceof FormData ? String(body.get(field)) : '';

test('an import shows what each file is, sends what is wanted, tries again what failed, and is undone', async ({
  api,
}) => {
  answerAll(api);
  const found: Record<string, TranscriptPreview> = {
    'a.txt': preview({ meetings: [giaoBan], meetingId: giaoBan.id }),
    'b.txt': preview({ title: 'Họp tổ', momentFrom: 'saved' }),
    'c.txt': preview({ known: { meetingId: idOf(9), title: 'Họp cũ' } }),
  };
  api.reply(previewTranscript, ({ body }) => found[textOf(body, 'path')] ?? preview());
  await renderInApp(<ImportPage />);
  const files = Object.keys(found).map((name) => new File([`Mai: ${name}`], name));
  await userEvent.upload(page.getByLabelText('Các tệp bản gỡ băng'), files);
  await expect.element(page.getByRole('status')).toHaveTextContent('2 tệp sẵn sàng · 1 tệp đã có từ trước');
  await expect.element(page.getByText('Không thấy ngày trong tệp, tạm lấy lúc lưu tệp')).toBeVisible();
  await expect.element(page.getByText('Tệp này đã có ở “Họp cũ”, không nhập lại')).toBeVisible();

  await page.getByRole('button', { name: 'Sửa b.txt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tệp này của cuộc họp nào?' });
  const title = dialog.getByLabelText('Tên cuộc họp');
  await title.fill('');
  await dialog.getByRole('button', { name: 'Xong' }).click();
  await expect.element(dialog.getByText('Hãy đặt tên cuộc họp')).toBeVisible();
  await title.fill('Họp tổ mộc');
  await dialog.getByLabelText('Từ', { exact: true }).fill('14h');
  await dialog.getByLabelText('Đến', { exact: true }).fill('15h30');
  await dialog.getByRole('button', { name: 'Xong' }).click();
  await expect.element(page.getByText(/^Họp tổ mộc/)).toBeVisible();
  await expect.element(page.getByText(/^Không thấy ngày/)).not.toBeInTheDocument();

  api.refuse(importTranscript, 'server_busy');
  await page.getByRole('button', { name: 'Nhập 2 tệp' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1 tệp đã có từ trước · 2 tệp chưa nhập được');
  await expect
    .element(page.getByText(/nội dung của 2 trong 2 tệp cũng được gửi tới mô hình AI qwen/))
    .toBeVisible();
  expect(unsavedInput.has(), 'what was set right is not lost without a question').toBe(true);
  const imported = { outcome: 'imported', meetingId: idOf(21), hasCreatedMeeting: false } as const;
  api.reply(importTranscript, () => imported);
  await page.getByRole('button', { name: 'Thử lại 2 tệp' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã nhập 2 tệp · 1 tệp đã có từ trước');
  const sent = api.callsOf(importTranscript).map(({ body }) => body);
  expect(sent).toHaveLength(4);
  const made = sent.find((body) => textOf(body, 'title') === 'Họp tổ mộc');
  expect([textOf(made, 'startsAt'), textOf(made, 'endsAt')]).toEqual([
    '2026-11-20T07:00:00.000Z',
    '2026-11-20T08:30:00.000Z',
  ]);
  expect(new Set(sent.map((body) => textOf(body, 'importId'))).size).toBe(1);
});

test('an import of before says how far its analysis is, and is undone after a question', async ({ api }) => {
  answerAll(api);
  const past = {
    ...{ id: idOf(30), importedAt: '2026-11-20T01:00:00.000Z', canUndo: true },
    ...{ files: 12, waiting: 3, failed: 1, unasked: 0 },
  };
  api.reply(listTranscriptImports, () => ({ imports: [past] }));
  const file = { transcriptId: idOf(31), name: 'kho.txt', meetingId: idOf(32), meetingTitle: 'Họp kho' };
  api.reply(readTranscriptImport, () => ({
    import: past,
    files: [{ ...file, hasCreatedMeeting: true, state: 'failed' as const }],
  }));
  api.reply(undoTranscriptImport, () => ({ removed: 11, kept: 1 }));
  await renderInApp(<ImportPage />);
  await expect
    .element(page.getByText('12 tệp: 8 đã phân tích, 3 chờ phân tích, 1 không phân tích được'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Các tệp' }).click();
  await expect.element(page.getByRole('link', { name: 'Họp kho' })).toBeVisible();
  await expect.element(page.getByText('không phân tích được', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ' }).click();
  await expect.element(page.getByText(/^Đã bỏ 11 tệp vừa nhập; giữ lại 1 tệp/)).toBeVisible();
});

test('an import is undone only once it is sent, and its files can then be sent again', async ({ api }) => {
  answerAll(api);
  api.reply(previewTranscript, () => preview());
  const imported = { outcome: 'imported', meetingId: idOf(21), hasCreatedMeeting: true } as const;
  api.reply(importTranscript, () => imported);
  const send = api.hold(importTranscript);
  const { queryClient } = await renderInApp(<ImportPage />);
  await userEvent.upload(page.getByLabelText('Các tệp bản gỡ băng'), [new File(['Mai: a'], 'a.txt')]);
  await page.getByRole('button', { name: 'Nhập 1 tệp' }).click();
  await expect.poll(() => api.callsOf(importTranscript).length).toBe(1);
  const id = textOf(api.callsOf(importTranscript)[0]?.body, 'importId');
  const current = { id, importedAt: '2026-11-20T01:00:00.000Z', files: 1, waiting: 0, failed: 0, unasked: 0 };
  api.reply(listTranscriptImports, () => ({ imports: [{ ...current, canUndo: true }] }));
  await queryClient.invalidateQueries({ queryKey: ['transcripts'] });
  await expect.element(page.getByText(/Lần này/)).toBeVisible();
  const undo = page.getByRole('button', { name: 'Hoàn tác' });
  expect(undo.elements()).toEqual([]);
  send();
  api.reply(undoTranscriptImport, () => ({ removed: 1, kept: 0 }));
  await undo.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ' }).click();
  await expect.element(page.getByRole('button', { name: 'Nhập 1 tệp' })).toBeVisible();
});
