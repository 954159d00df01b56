import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import type { ActionItem } from './extraction.ts';
import { findMentioned } from './find-mentioned.ts';
import { viewMeeting } from './meeting-view.ts';

/** A Friday. */
const meetingDate = '2026-11-20';
const turns = Array.from({ length: 200 }, (_, turn) => ({
  speaker: turn % 2 ? 'An' : 'Bình',
  startMs: null,
  endMs: null,
  text: turn % 2 ? 'Dạ vâng.' : 'Gửi báo giá thứ tư tuần này nhé.',
}));
const view = viewMeeting(meetingDate, turns, trainedModels().models);

const task = (turn: number, deadline: string | null): ActionItem => ({
  title: 'Gửi báo giá',
  assignee: 'An',
  deadline,
  deadlineText: 'thứ tư tuần này',
  priority: 'trung bình',
  evidence: [turn],
  confidence: 0.9,
});

test('a weekday of this week that is gone is the next one in the turns of a task that is due by it', () => {
  const { dates } = findMentioned([task(0, '2026-11-25'), task(2, null)], view);
  expect(dates.map(({ date, evidence }) => [date, evidence[0]])).toEqual([
    ['2026-11-25', 0],
    ['2026-11-18', 2],
  ]);
});

test('the turns of each task are asked for once, however many turns there are', () => {
  let asked = 0;
  const tasks = turns.map((_, turn) =>
    Object.defineProperty(task(turn, '2026-11-25'), 'evidence', {
      get: () => {
        asked += 1;
        return [turn];
      },
    }),
  );
  findMentioned(tasks, view);
  expect(asked).toBe(tasks.length);
});
