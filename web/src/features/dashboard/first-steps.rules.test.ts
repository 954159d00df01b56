import { expect, test } from 'vitest';
import { type Beginning, firstSteps, isOwnAnalysis } from './first-steps.rules.ts';

const empty: Beginning = {
  members: 1,
  hasInvited: false,
  mayChooseChat: true,
  hasChosenChat: false,
  hasOwnMeeting: false,
  hasAnalysis: false,
};
const undone = (beginning: Beginning) =>
  firstSteps(beginning)
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

test.each<[Partial<Beginning>, string[]]>([
  [{}, ['invite', 'chat', 'meeting', 'transcript']],
  [{ members: 2 }, ['chat', 'meeting', 'transcript']],
  [{ hasInvited: true }, ['chat', 'meeting', 'transcript']],
  [{ hasChosenChat: true }, ['invite', 'meeting', 'transcript']],
  [{ mayChooseChat: false }, ['invite', 'meeting', 'transcript']],
  [{ hasOwnMeeting: true }, ['invite', 'chat', 'transcript']],
  [{ hasAnalysis: true }, ['invite', 'chat', 'meeting']],
  [{ members: 2, hasChosenChat: true, hasOwnMeeting: true, hasAnalysis: true }, []],
])('with %j what is left to do is %j', (changed, names) => {
  expect(undone({ ...empty, ...changed })).toEqual(names);
});

const rest = {
  id: '1',
  path: '/meetings/1',
  read: true,
  time: null,
  act: null,
  createdAt: '2026-11-20T03:00:00Z',
};

test('the analysis of the sample is no step of the company', () => {
  const ready = (title: string) =>
    ({ kind: 'analysis-ready', text: `Đã phân tích xong bản ghi của “${title}”.`, bundle: null }) as const;
  expect(isOwnAnalysis(ready('Giao ban'))).toBe(true);
  expect(isOwnAnalysis(ready('Mẫu: Giao ban đầu tuần'))).toBe(false);
  expect(isOwnAnalysis({ ...ready('Giao ban'), kind: 'analysis-failed' })).toBe(false);
  const both = [ready('Mẫu: Giao ban đầu tuần'), ready('Giao ban')].map((line) => ({ ...line, ...rest }));
  const bundle = { size: 2, others: null, hasOnePage: false, lines: both };
  expect(isOwnAnalysis({ ...ready('Mẫu: Giao ban đầu tuần'), bundle })).toBe(true);
});
