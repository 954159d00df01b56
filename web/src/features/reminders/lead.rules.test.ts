import { expect, test } from 'vitest';
import { me, meetingOf, wholeMeetingOf } from '../../testing/sample-data.ts';
import { choiceWords, leadsWith, leadWords, notRemindedBecause, toggled } from './lead.rules.ts';

test.each([
  [5, '5 phút'],
  [60, '1 giờ'],
  [90, '90 phút'],
  [1440, '1 ngày'],
  [10_080, '1 tuần'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(leadWords(minutes)).toBe(words);
});

test.each([
  [[], 'Không nhắc'],
  [[30], 'Trước 30 phút'],
  [[30, 1440], 'Trước 30 phút và 1 ngày'],
  [[5, 30, 60], 'Trước 5 phút, 30 phút và 1 giờ'],
])('%j reads "%s"', (minutes, words) => {
  expect(choiceWords(minutes)).toBe(words);
});

test('choosing twice is choosing not; the nearest stands first, and what was chosen elsewhere is offered, too', () => {
  expect(toggled([30, 1440], 60)).toEqual([30, 60, 1440]);
  expect(toggled([30, 1440], 30)).toEqual([1440]);
  expect(leadsWith([45])).toContain(45);
});

test.each([
  ['attendee', 'accepted', null],
  ['attendee', 'waiting', null],
  ['attendee', 'declined', 'Bạn không được nhắc, vì bạn đã báo không dự cuộc họp này.'],
  ['informed', 'waiting', 'Bạn không được nhắc, vì bạn được mời với vai trò “Để biết”.'],
] as const)('as %s who has %s one reads %o about reminders', (role, answer, said) => {
  const own = { userId: me.id, displayName: me.displayName, role, answer, answerReason: '' };
  const meeting = { ...wholeMeetingOf(meetingOf(7)), participants: [own], myAnswer: answer };
  expect(notRemindedBecause(meeting, me.id)).toBe(said);
});
