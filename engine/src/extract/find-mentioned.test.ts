import { expect, test } from 'vitest';
import { extractMeeting, readMeeting } from './extract-meeting.ts';
import { findMentioned } from './find-mentioned.ts';
import { keepLedger } from './tasks/keep-ledger.ts';

/** A Friday. */
const meetingDate = '2024-11-15';

const talk = (...lines: readonly (readonly [speaker: string, text: string])[]) =>
  extractMeeting({
    meetingDate,
    turns: lines.map(([speaker, text]) => ({ speaker, text, startMs: null, endMs: null })),
  });

test('a day by which work is wanted is the day the task has', () => {
  const { actionItems, mentioned } = talk(
    ['Hiếu', 'Mai, em cập nhật lại design với màu mới và gửi lại cho team vào thứ Tư tuần này nhé.'],
    ['Mai', 'Dạ em sẽ hoàn thành trước thứ Tư ạ.'],
    ['Tuấn', 'Em sẽ hoàn thành phần backend vào cuối tuần này.'],
  );
  expect(actionItems.map(({ deadline }) => deadline)).toEqual(['2024-11-20', '2024-11-17']);
  expect(mentioned.dates).toEqual([
    { text: 'thứ Tư tuần này', date: '2024-11-20', evidence: [0, 1] },
    { text: 'cuối tuần này', date: '2024-11-17', evidence: [2] },
  ]);
});

test('so is one that gave way to another, and a day told of as gone stays gone', () => {
  const { mentioned } = talk(
    ['Lan', 'Hà gửi báo giá cho khách trước thứ ba nhé.'],
    ['Hà', 'Thứ ba thì không kịp, thứ tư được không chị?'],
    ['Lan', 'Ừ, thứ tư nhé.'],
    ['Lan', 'Hôm thứ tư khách gọi than hàng trễ đó.'],
  );
  expect(mentioned.dates).toEqual([
    { text: 'thứ ba', date: '2024-11-19', evidence: [0, 1] },
    { text: 'thứ tư', date: '2024-11-20', evidence: [1, 2] },
    { text: 'Hôm thứ tư', date: '2024-11-13', evidence: [3] },
  ]);
});

// Quadratic code takes minutes here, linear code a tenth of a second.
test('a task that a hundred thousand turns speak of keeps its day', () => {
  const turns = [
    { speaker: 'Hiếu', text: 'Mai, em gửi báo giá vào thứ Tư tuần này nhé.', startMs: null, endMs: null },
    { speaker: 'Mai', text: 'Dạ em gửi thứ Tư ạ.', startMs: null, endMs: null },
  ];
  const { context } = readMeeting(meetingDate, turns);
  const tasks = keepLedger(context);
  const [task] = tasks;
  const [act] = task?.acts ?? [];
  if (!task || !act) throw new Error('no task was found');
  for (let turn = 2; turn < 100_000; turn += 1) {
    task.acts.push(act);
    task.evidence.add(turn);
  }
  expect(findMentioned(tasks, context).dates).toEqual([
    { text: 'thứ Tư tuần này', date: '2024-11-20', evidence: [0, 1] },
  ]);
}, 10_000);
