import type { CitedSource } from '@hopgon/contract/search/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { AnswerView } from './answer-view.tsx';

const meetingId = idOf(40);

const sourceOf = (number: number, more: Partial<CitedSource> = {}): CitedSource => ({
  ...{ number, kind: 'turn', id: idOf(50 + number), meetingId, meetingTitle: 'Họp kho bãi' },
  ...{ startsAt: '2026-11-19T01:00:00Z', timeZone: 'Asia/Ho_Chi_Minh', version: 2, index: 4 + number },
  ...{ startMs: 724_000, speaker: 'An', text: 'Chốt giá thuê kho bốn mươi lăm triệu.', state: 'current' },
  marks: [{ from: 0, to: 8 }],
  ...more,
});

const sentence = { text: 'An: “Chốt giá thuê kho bốn mươi lăm triệu.”', sources: [1] };

const show = (sources: readonly CitedSource[], more: { hidden?: number; sentences?: [] } = {}) =>
  renderInApp(
    <AnswerView
      content={'Trong các cuộc họp:\n- An: “…” [1]'}
      answer={{
        kind: 'answer',
        scope: 'all',
        sentences: [sentence],
        sources: [...sources],
        hidden: 0,
        ...more,
      }}
    />,
  );

const links = page.getByRole('list', { name: 'Nguồn' }).getByRole('link');

test('a sentence carries the number of its source, and both lead to the very line', async () => {
  await show([sourceOf(1)]);
  const place = `/meetings/${meetingId}?tab=ban-ghi&turn=5&v=2`;
  await expect.element(page.getByRole('link', { name: 'Nguồn 1' })).toHaveAttribute('href', place);
  await expect.element(links).toHaveAttribute('href', place);
  await expect.element(links).toMatchTextContent(/An.*12:04.*Chốt giá thuê kho.*Họp kho bãi/);
});

test.for([
  ['note', `/meetings/${meetingId}/live#note-${idOf(51)}`],
  ['minutes', `/meetings/${meetingId}?tab=bien-ban#dong-${idOf(51)}`],
  ['decision', `/meetings/${meetingId}?tab=phan-tich#doc-${idOf(51)}`],
  ['task', `/meetings/${meetingId}?tab=viec#viec-${idOf(51)}`],
] as const)('a %s is opened at its line', async ([kind, href]) => {
  await show([sourceOf(1, { kind, version: null, index: null, startMs: null })]);
  await expect.element(links).toHaveAttribute('href', href);
});

test('a source that changed marks the answer and still opens', async () => {
  await show([sourceOf(1, { state: 'changed' })]);
  await expect.element(page.getByText(/^Nguồn đã thay đổi sau khi trợ lý trả lời/)).toBeVisible();
  await expect.element(links).toMatchTextContent(/Nguồn đã thay đổi/);
});

test('one that is gone, or a task of no meeting, is named and leads nowhere', async () => {
  await show([
    sourceOf(1, { state: 'deleted' }),
    sourceOf(2, { kind: 'task', meetingId: null, meetingTitle: '' }),
  ]);
  await expect.element(page.getByText('Nguồn đã bị xóa')).toBeVisible();
  expect(links.elements()).toEqual([]);
});

test('what was hidden is counted', async () => {
  await show([], { hidden: 2, sentences: [] });
  await expect.element(page.getByText('2 nguồn bạn không còn được xem nên đã được lược bỏ.')).toBeVisible();
});
