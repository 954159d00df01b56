import { readMinutes } from '@hopgon/contract/minutes/routes';
import { readReader } from '@hopgon/contract/readings/model/routes';
import { listReadings } from '@hopgon/contract/readings/routes';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { listSpeakers, listTurns, readTranscript } from '@hopgon/contract/transcripts/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, me, meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { AnalysisTab } from './analysis-tab.tsx';

const meeting = wholeMeetingOf(meetingOf(7, { title: 'Giao ban', status: 'completed' }));
const unknown = { value: null, reason: 'Bản gỡ băng không ghi thời gian.' };

function replyAll(api: Api) {
  api.reply(readMe, () => me);
  api.reply(readTranscript, () => ({
    transcript: {
      ...{ id: idOf(70), meetingId: meeting.id, version: 1, name: 'họp.txt', format: 'text' },
      ...{ turnCount: 2, parts: [], correctedSince: 0, state: 'ready' as const, problem: '' },
      uploadedBy: { userId: me.id, displayName: me.displayName },
      createdAt: meeting.createdAt,
    },
    analysis: {
      topics: [],
      mentioned: { figures: [], dates: [], names: [] },
      figures: {
        ...{ speakers: [], turns: 2, words: 20, questions: 0, durationMs: null, longestMonologue: null },
        ...{ balance: null, timesUnknown: unknown.reason, isEstimated: false, interruptions: unknown },
        ...{ lostMs: 0, silenceMs: unknown, agenda: unknown, punctuality: unknown },
      },
      problems: [],
      removed: [],
    },
    versions: 1,
  }));
  api.reply(listReadings, () => ({ readings: [], can: { edit: false } }));
  api.reply(readReader, () => ({ reader: 'engine' as const, model: null, can: { edit: false } }));
  api.reply(listSpeakers, () => ({ speakers: [] }));
  api.reply(readMinutes, () => ({ minutes: null, editions: [], can: { draft: false } }));
  api.reply(listTurns, () => ({ turns: [], total: 0 }));
}

const talk = page.getByRole('heading', { name: 'Ai nói nhiều?' });

test.for([
  ['readings', listReadings],
  ['speakers', listSpeakers],
  ['the minutes', readMinutes],
] as const)(
  'what an analysis says is shown with its %s, which would push it down later',
  async ([, late], { api }) => {
    replyAll(api);
    const release = api.hold(late);
    await renderInApp(<AnalysisTab meeting={meeting} />, { at: `/meetings/${meeting.id}?tab=phan-tich` });
    await expect.poll(() => api.callsOf(readTranscript).length).toBe(1);
    await expect.poll(() => api.callsOf(late).length).toBe(1);
    await expect.element(page.getByText('Đang tải...')).toBeInTheDocument();
    expect(talk.elements()).toHaveLength(0);
    release();
    await expect.element(talk).toBeVisible();
  },
);

const readingOf = (number: number, text: string, rest: Partial<Reading> = {}): Reading => ({
  ...{ id: idOf(800 + number), kind: 'summary', text, levels: ['medium'], evidence: [], source: null },
  ...{ state: 'proposed', engineText: null, isRewritten: false, isTyped: false, task: null, marks: [] },
  ...{ lastChange: null, version: 1 },
  ...rest,
});

test('a row being edited stays, whatever summary is chosen and whatever others do with it', async ({
  api,
}) => {
  replyAll(api);
  const rows = [readingOf(1, 'Xưởng chậm hai ngày.'), readingOf(2, 'Kho đủ keo.', { levels: ['short'] })];
  const reply = (readings: Reading[]) => api.reply(listReadings, () => ({ readings, can: { edit: true } }));
  reply(rows);
  const { queryClient } = await renderInApp(<AnalysisTab meeting={meeting} />, {
    at: `/meetings/${meeting.id}?tab=phan-tich`,
  });
  await page.getByRole('button', { name: 'Sửa “Xưởng chậm hai ngày.”' }).click();
  const field = page.getByRole('textbox', { name: 'Nội dung, tóm tắt' });
  await field.fill('Xưởng chậm ba ngày.');
  await page.getByText('Ngắn', { exact: true }).click();
  await expect.element(page.getByText('Kho đủ keo.')).toBeVisible();
  await expect.element(field).toHaveValue('Xưởng chậm ba ngày.');
  const wake = () => void queryClient.invalidateQueries({ queryKey: ['readings'] });
  reply([readingOf(1, 'Xưởng chậm hai ngày.', { state: 'rejected', version: 2 })]);
  wake();
  await expect.element(page.getByText(/người khác đã bỏ mục này/)).toBeVisible();
  await expect.element(field).toHaveValue('Xưởng chậm ba ngày.');
  reply([]);
  wake();
  await expect.element(page.getByText(/đã được thay bằng kết quả đọc mới/)).toBeVisible();
  await expect.element(field).toHaveValue('Xưởng chậm ba ngày.');
  await page.getByRole('button', { name: 'Thôi' }).click();
  await page.getByRole('button', { name: 'Bỏ', exact: true }).click();
  await expect.element(field).not.toBeInTheDocument();
});
