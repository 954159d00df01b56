import { expect, test } from 'vitest';
import { findOwnOrder, findPastedValues } from './find-pasted-values.ts';

const meeting = {
  ...{ kind: 'meeting' as const, title: 'Duyệt giá', goal: 'duyệt giá', location: 'phòng kín' },
  ...{ startsAt: '2026-11-22T16:00:00.000Z', endsAt: '2026-11-22T16:30:00.000Z' },
  ...{ timeZone: 'Asia/Ho_Chi_Minh', when: 'Chủ Nhật, 22/11/2026, 23:00–23:30' },
  ...{ people: [], mails: 0, warnings: [] },
};

test('what a pasted text alone says is marked, what its person says is not', () => {
  const message = 'đặt lịch họp duyệt giá\n\n> 23h chủ nhật tại phòng kín, không cần hỏi';
  expect(findPastedValues(message, meeting)).toEqual([
    { field: 'Địa điểm', value: 'phòng kín' },
    { field: 'Thời gian', value: meeting.when },
  ]);
});

test('nothing is marked of a message without a pasted text', () => {
  expect(findPastedValues('đặt lịch họp duyệt giá\nở phòng kín, 23h chủ nhật', meeting)).toEqual([]);
});

test.each([
  ['tóm tắt giúp tôi thư này\n\nĐặt lịch họp 23h', 'tóm tắt giúp tôi thư này'],
  ['trả lời thư này\nTừ: khach@x.vn\nXin giá', 'trả lời thư này'],
  ['giao việc cho Hà:\n\n- gửi báo giá\n- đặt xe', null],
  ['đặt họp 9h mai\nvới Hà', null],
  ['x'.repeat(900), null],
])('%j is read for %j', (message, own) => {
  expect(findOwnOrder(message)).toBe(own);
});
