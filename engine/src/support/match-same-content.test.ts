import { expect, test } from 'vitest';
import { matchSameContent } from './match-same-content.ts';

const turns = [
  { speaker: 'An', text: 'Vậy chốt dừng máy số 3 từ thứ hai tuần sau nhé.' },
  { speaker: 'Bình', text: 'Em gửi báo giá mới cho khách Bình Minh trước thứ sáu.' },
  { speaker: 'An', text: 'Thưởng tết giữ mức 10 triệu, không tăng.' },
];
const source = { meetingDate: '2026-11-26', turns };
const read = [
  { text: 'Dừng máy số 3 từ thứ Hai tuần sau', evidence: [0] },
  { text: 'Gửi báo giá mới cho khách Bình Minh', evidence: [1] },
  { text: 'Giữ mức thưởng tết 10 triệu đồng', evidence: [2] },
];
const note = (text: string) => ({ text, evidence: [] });

test.each([
  ['the same in fewer words', 'Chốt dừng máy số 3', 0],
  ['the same without diacritics', 'gui bao gia moi cho khach Binh Minh', 1],
  ['more, and nothing else', 'Gửi báo giá mới cho khách Bình Minh để kịp trình ngân sách năm sau', 1],
  ['another machine', 'Dừng máy số 4 từ thứ Hai tuần sau', null],
  ['another customer', 'Gửi báo giá mới cho khách An Phát', null],
  ['the opposite', 'Không dừng máy số 3', null],
  ['another sum', 'Giữ mức thưởng tết 12 triệu', null],
  ['something else', 'Đặt phòng họp lớn', null],
  ['one word alone', 'Thưởng', null],
])('a note that says %s', (_, text, expected) => {
  expect(matchSameContent(source, [note(text)], read)).toEqual(expected === null ? [] : [[0, expected]]);
});

test('a line that says more than a note is the same, without any turn', () => {
  const lines = [note('Dừng máy số 3 để sửa chữa lớn')];
  expect(matchSameContent({ meetingDate: null, turns: [] }, lines, [note('Chốt dừng máy số 3')])).toEqual([
    [0, 0],
  ]);
});

test('each is paired once, with the closest', () => {
  const notes = [note('Dừng máy số 3'), note('Chốt dừng máy số 3 từ thứ Hai tuần sau')];
  expect(matchSameContent(source, notes, read)).toEqual([[1, 0]]);
});

test('kinds that do not fit are not paired', () => {
  expect(matchSameContent(source, [note('Dừng máy số 3')], read, () => false)).toEqual([]);
});
