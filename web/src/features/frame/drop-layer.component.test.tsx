import { readCompany } from '@hopgon/contract/companies/routes';
import { readModelState } from '@hopgon/contract/models/routes';
import { importTranscript, previewTranscript } from '@hopgon/contract/transcripts/import/routes';
import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { DropLayer } from './drop-layer.tsx';

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
const found: TranscriptPreview = {
  ...{
    known: null,
    title: 'Giao ban',
    startsAt: '2026-11-20T01:00:00.000Z',
    endsAt: '2026-11-20T02:00:00.000Z',
  },
  ...{ momentFrom: 'name', saysHour: true, turnCount: 12, speakers: [{ label: 'Mai', member: null }] },
  ...{ meetings: [giaoBan], meetingId: giaoBan.id },
};

function answerAll(api: Api): void {
  api.reply(readCompany, () => company);
  const readings = { model: 'qwen', host: 'ai.congty.vn', isThisMachine: false };
  api.reply(readModelState, () => ({ chat: null, readings, can: { edit: false } }));
}

const dropped = (...files: readonly File[]): DataTransfer => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const drag = (type: 'dragover' | 'drop', target: EventTarget, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

test('a transcript dropped anywhere says what it found and goes into the meeting one chooses', async ({
  api,
}) => {
  answerAll(api);
  api.reply(previewTranscript, () => found);
  api.refuse(importTranscript, 'server_busy');
  await renderInApp(<DropLayer />);
  const files = dropped(new File(['Mai: Chào.'], 'giao ban 20-11-2026.txt'));
  drag('dragover', document.body, files);
  await expect.element(page.getByText(/^Thả bản gỡ băng/)).toBeVisible();
  expect(drag('drop', document.body, files), 'the browser does not open the file').toBe(false);
  const dialog = page.getByRole('dialog', { name: 'Tải bản gỡ băng lên' });
  await expect.element(dialog.getByText('Thứ Sáu, 20/11/2026, 08:00–09:00, theo tên tệp')).toBeVisible();
  await expect.element(dialog.getByText('12 lời · Người nói: Mai')).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /^Giao ban xưởng/ })).toBeChecked();
  expect(api.callsOf(importTranscript)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Tải lên và phân tích' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  const sent = api.callsOf(importTranscript)[0]?.body;
  expect(sent instanceof FormData && sent.get('meetingId')).toBe(giaoBan.id);
  expect(sent instanceof FormData && sent.has('importId')).toBe(false);
});

test('a meeting found to have a transcript is opened, and no other is put over its own', async ({ api }) => {
  answerAll(api);
  api.reply(previewTranscript, () => found);
  api.refuse(importTranscript, 'transcript_exists');
  await renderInApp(<DropLayer />);
  drag('drop', document.body, dropped(new File(['Mai: Chào.'], 'giao ban.txt')));
  const dialog = page.getByRole('dialog', { name: 'Tải bản gỡ băng lên' });
  await dialog.getByRole('button', { name: 'Tải lên và phân tích' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Mở cuộc họp' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Tải lên và phân tích' })).not.toBeInTheDocument();
});

test('a new meeting may be closed: its text goes nowhere, and that is said', async ({ api }) => {
  answerAll(api);
  api.reply(previewTranscript, () => ({ ...found, meetings: [], meetingId: null }));
  api.refuse(importTranscript, 'server_busy');
  await renderInApp(<DropLayer />);
  drag('drop', document.body, dropped(new File(['Mai: Chào.'], 'nhân sự.txt')));
  const dialog = page.getByRole('dialog', { name: 'Tải bản gỡ băng lên' });
  await expect
    .element(dialog.getByText(/cũng được gửi tới mô hình AI qwen tại ai\.congty\.vn/))
    .toBeVisible();
  await dialog.getByLabelText(/^Họp kín/).click();
  await expect.element(dialog.getByText(/không gửi cho dịch vụ nào khác/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Tải lên và phân tích' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  const sent = api.callsOf(importTranscript)[0]?.body;
  expect(sent instanceof FormData && sent.get('visibility')).toBe('closed');
});

test('a file that is no transcript is refused, and an open dialog keeps what is dropped beside it', async ({
  api,
}) => {
  api.reply(readCompany, () => company);
  await renderInApp(<DropLayer />);
  drag('drop', document.body, dropped(new File(['x'], 'ảnh.png')));
  await expect.element(page.getByText('Chỉ nhận tệp .txt, .vtt, .srt, .docx hoặc .json.')).toBeVisible();
  const open = document.body.appendChild(document.createElement('div'));
  open.role = 'dialog';
  expect(drag('drop', document.body, dropped(new File(['x'], 'a.txt')))).toBe(false);
  open.remove();
  expect(api.callsOf(previewTranscript)).toHaveLength(0);
});
