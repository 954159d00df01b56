import { expect, test } from 'vitest';
import { sourcesOf } from './sources.rules.ts';

const peopleWith = (...attendances: ('in-person' | 'online' | 'absent' | 'unrecorded')[]) =>
  attendances.map((attendance) => ({ attendance }));

const nothing = {
  ...{ agendaItems: 0, people: [], notes: 0, closedVotes: 0 },
  ...{ hasTranscript: false, readings: [] },
};

const noteOf = (title: string, found: Partial<typeof nothing> & object) =>
  sourcesOf({ ...nothing, ...found }).find((source) => source.title === title)?.note;

test.each([
  ['3 người, chưa điểm danh', peopleWith('unrecorded', 'unrecorded', 'unrecorded')],
  ['3 người, 2 có mặt, 1 vắng', peopleWith('in-person', 'online', 'absent')],
  ['2 người, 1 có mặt, 1 chưa điểm danh', peopleWith('in-person', 'unrecorded')],
])('who attended: %s', (note, people) => {
  expect(sourcesOf({ ...nothing, people }).find(({ title }) => title === 'Thành phần tham dự')?.note).toBe(
    note,
  );
});

test('notes and votes of the meeting are named, votes where there are any', () => {
  expect(noteOf('Ghi chú trong cuộc họp', {})).toBe('chưa có');
  expect(noteOf('Ghi chú trong cuộc họp', { notes: 8 })).toBe('8 dòng');
  expect(noteOf('Biểu quyết', {})).toBeUndefined();
  expect(noteOf('Biểu quyết', { closedVotes: 2 })).toBe('2 nội dung');
});
