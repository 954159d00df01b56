import { expect, test } from 'vitest';
import { changeRows, changeTitle, confirmedWords } from './change-rows.rules.ts';

const cancellation = {
  ...{ kind: 'meeting-cancel' as const, meetingId: '0194fdc2-fa2f-7cc0-81d3-ff1207450001', title: 'Họp giá' },
  ...{ when: '', version: 1, reason: '', warnings: [] },
};

test.each([
  [3, 'Đã hủy cuộc họp. Thư báo gửi sau 20 giây.'],
  [0, 'Đã hủy cuộc họp.'],
])('a cancellation of which %i people are notified says “%s”', (people, words) => {
  expect(confirmedWords({ ...cancellation, people })).toBe(words);
});

const request = {
  ...{ kind: 'task-change' as const, itemId: cancellation.meetingId, title: 'Gửi báo giá', version: 1 },
  ...{ assigneeName: 'An', state: null, deadline: '2026-12-04', when: 'Thứ Sáu, 04/12/2026' },
  ...{ priority: null, assignee: null, mayEdit: false, isRequest: true, reason: 'chờ khách', warnings: [] },
  was: {
    state: 'accepted' as const,
    deadline: '2026-11-30',
    priority: 'trung bình' as const,
    assigneeId: null,
  },
};

test('a later deadline that is asked for is shown with its reason', () => {
  expect(changeTitle(request)).toBe('Xin lùi hạn');
  expect(changeRows(request)).toContainEqual({ label: 'Xin hạn mới', lines: ['Thứ Sáu, 04/12/2026'] });
  expect(changeRows(request)).toContainEqual({ label: 'Lý do', lines: ['chờ khách'] });
  expect(confirmedWords(request)).toBe('Đã gửi lời xin lùi hạn.');
});

test('a poll shows until when it is answered', () => {
  const poll = {
    ...{
      kind: 'poll' as const,
      title: 'Review',
      minutes: 30,
      timeZone: 'Asia/Ho_Chi_Minh',
      times: [],
      people: [],
    },
    ...{ answerBy: { at: '2026-11-27T10:00:00Z', when: 'Thứ Sáu, 27/11/2026, 17:00' }, warnings: [] },
  };
  expect(changeRows(poll)).toContainEqual({ label: 'Trả lời trước', lines: ['Thứ Sáu, 27/11/2026, 17:00'] });
});
