import { readCompany } from '@hopgon/contract/companies/routes';
import { previewTranscript } from '@hopgon/contract/transcripts/import/routes';
import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { uploadTranscript } from '@hopgon/contract/transcripts/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
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
  api.reply(readCompany, () => company);
  api.reply(previewTranscript, () => found);
  api.refuse(uploadTranscript, 'server_busy');
  await renderInApp(<DropLayer />);
  const files = dropped(new File(['Mai: Chào.'], 'giao ban 20-11-2026.txt'));
  drag('dragover', document.body, files);
  await expect.element(page.getByText(/^Thả bản gỡ băng/)).toBeVisible();
  expect(drag('drop', document.body, files), 'the browser does not open the file').toBe(false);
  const dialog = page.getByRole('dialog', { name: 'Tải bản gỡ băng lên' });
  await expect.element(dialog.getByText('Thứ Sáu, 20/11/2026, 08:00–09:00, theo tên tệp')).toBeVisible();
  await expect.element(dialog.getByText('12 lời · Người nói: Mai')).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /^Giao ban xưởng/ })).toBeChecked();
  expect(api.callsOf(uploadTranscript)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Tải lên và phân tích' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  const sent = api.callsOf(uploadTranscript)[0]?.body;
  expect(sent instanceof FormData && sent.get('meetingId')).toBe(giaoBan.id);
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
