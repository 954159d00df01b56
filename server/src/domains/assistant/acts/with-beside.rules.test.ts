import type { SingleChange } from '@hopgon/contract/chat/changes';
import { expect, test } from 'vitest';
import { sayUnchanged } from './unchanged.rules.ts';
import { unshownWords, withBeside } from './with-beside.rules.ts';

const moved: Extract<SingleChange, { kind: 'meeting-change' }> = {
  kind: 'meeting-change',
  meetingId: '01a21f8b-498e-7176-938f-53248b48478b',
  title: 'Đối chiếu công nợ',
  when: 'Thứ Năm, 26/11/2026, 14:00–15:00',
  version: 1,
  timeZone: 'Asia/Ho_Chi_Minh',
  time: {
    startsAt: '2026-11-26T08:00:00.000Z',
    endsAt: '2026-11-26T09:00:00.000Z',
    when: 'Thứ Năm, 26/11/2026, 15:00–16:00',
    isLength: false,
  },
  add: [],
  remove: [],
  warnings: [],
};
const unmoved = {
  ...moved,
  time: { ...moved.time, when: moved.when, startsAt: '', endsAt: '', isLength: true },
};
const item: SingleChange = {
  kind: 'agenda',
  meetingId: moved.meetingId,
  title: 'Giao ban',
  when: moved.when,
  version: 1,
  items: [{ title: 'chọn địa điểm', minutes: 20 }],
  warnings: [],
};

test.each([
  [moved, 'nhắn chú Bảy khỏi chạy lên', ['Bảy', 'chạy']],
  [item, '20p nhé', []],
  [item, 'mục chon dia diem cho chị', []],
] as const)('words that a card does not show', (change, part, words) => {
  expect(unshownWords(change, part).filter((word) => word !== 'mục' && word !== 'nhắn')).toEqual(words);
});

test('a card names what it does not hold, and nothing that it shows', () => {
  expect(withBeside(item, ['20 phút nhé', 'nhắn chú Năm chuẩn bị xe'])).toMatchObject({
    warnings: ['Thẻ này chưa gồm: “nhắn chú Năm chuẩn bị xe”.'],
  });
  expect(withBeside(item, ['20 phút nhé'])).toBe(item);
});

test('a change that leaves a meeting as it is says so, others are changes', () => {
  expect(sayUnchanged(unmoved)).toContain('không có gì để đổi');
  expect(sayUnchanged(moved)).toBeNull();
  expect(sayUnchanged({ ...unmoved, newTitle: 'Công nợ' })).toBeNull();
  expect(sayUnchanged(item)).toBeNull();
});
