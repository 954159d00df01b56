import { readCompany } from '@hopgon/contract/companies/routes';
import { readModelState } from '@hopgon/contract/models/routes';
import type { ModelState } from '@hopgon/contract/models/schemas';
import { listGlossaryPlaces } from '@hopgon/contract/transcripts/glossary/routes';
import { createTranscript, listTurns, readTranscript } from '@hopgon/contract/transcripts/routes';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { company, idOf, me, meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { TranscriptTab } from './transcript-tab.tsx';

const whole = wholeMeetingOf(meetingOf(7, { title: 'Giao ban', status: 'completed' }));
const meeting = { ...whole, can: { ...whole.can, uploadTranscript: true } };
const transcriptOf = (version: number): Transcript => ({
  ...{ id: idOf(70 + version), meetingId: meeting.id, version, name: `Bản số ${version}`, format: 'text' },
  ...{ turnCount: 1, parts: [], correctedSince: 0, state: 'ready', problem: '' },
  uploadedBy: { userId: me.id, displayName: me.displayName },
  createdAt: meeting.createdAt,
});

/** Opens the tab; `bring` is another person who brings the next version. */
async function openTab(api: Api, first: number, readings: ModelState['readings'] = null, of = meeting) {
  const show = (version: number) =>
    api.reply(readTranscript, () => ({
      transcript: version === 0 ? null : transcriptOf(version),
      ...{ analysis: null, versions: version },
    }));
  api.reply(readCompany, () => company);
  api.reply(readModelState, () => ({ chat: null, readings, can: { edit: false } }));
  api.reply(listGlossaryPlaces, () => ({ turns: [], applied: 0, proposed: 0 }));
  api.reply(listTurns, () => ({
    turns: [
      {
        ...{ index: 0, speaker: 'An', startMs: null, endMs: null, gapMs: null, text: 'Xưởng chậm.' },
        ...{ original: null, corrections: 0, glossary: [] },
      },
    ],
    total: 1,
  }));
  show(first);
  const { queryClient } = await renderInApp(<TranscriptTab meeting={of} />, {
    at: `/meetings/${meeting.id}?tab=ban-ghi`,
  });
  return () => {
    show(first + 1);
    void queryClient.invalidateQueries({ queryKey: ['transcripts', 'of'] });
  };
}

test('a line being corrected stays while a new version comes, and the new one is shown after it', async ({
  api,
}) => {
  const bring = await openTab(api, 1);
  await page.getByRole('button', { name: 'Sửa câu 1', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Nội dung câu 1' });
  await field.fill('Xưởng chậm ba ngày.');
  bring();
  await expect.element(page.getByText(/Vừa có bản gỡ băng mới/)).toBeVisible();
  await expect.element(field).toHaveValue('Xưởng chậm ba ngày.');
  await field.fill('Xưởng chậm.');
  await expect.element(page.getByRole('heading', { name: 'Bản số 2' })).toBeVisible();
});

test('pasted text stays while somebody brings the first transcript, and may go on behind it', async ({
  api,
}) => {
  api.reply(createTranscript, () => transcriptOf(2));
  const bring = await openTab(api, 0);
  await page.getByRole('button', { name: 'Dán nội dung' }).click();
  const field = page.getByRole('textbox', { name: 'Nội dung cuộc họp' });
  await field.fill('An: Xưởng chậm.');
  bring();
  await expect.element(page.getByText(/người khác đã tải một bản gỡ băng lên/)).toBeVisible();
  await expect.element(field).toHaveValue('An: Xưởng chậm.');
  await page.getByRole('radio', { name: /Nối tiếp/ }).click();
  await page.getByRole('button', { name: 'Phân tích' }).click();
  await expect
    .poll(() => api.callsOf(createTranscript).map(({ body }) => body))
    .toMatchObject([{ mode: 'append', text: 'An: Xưởng chậm.' }]);
  await expect.element(page.getByRole('heading', { name: 'Bản số 1' })).toBeVisible();
});

const model = { model: 'qwen', host: 'ai.congty.vn', isThisMachine: false };
const closed = { ...meeting, visibility: 'closed' as const };
test.for([
  ['no model reads', null, meeting, /không gửi cho dịch vụ nào khác/],
  ['a model elsewhere reads', model, meeting, /cũng được gửi tới mô hình AI qwen tại ai\.congty\.vn/],
  [
    'a model on this machine reads',
    { ...model, isThisMachine: true },
    meeting,
    /không gửi cho dịch vụ nào khác/,
  ],
  ['the meeting is closed', model, closed, /không gửi cho dịch vụ nào khác/],
] as const)('where %s, the page says where the text goes', async ([, readings, of, words], { api }) => {
  await openTab(api, 0, readings, of);
  await expect.element(page.getByText(words)).toBeVisible();
});
