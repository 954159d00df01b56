import { describe, expect, test } from 'vitest';
import { contentQuery, findNames, namesSomething } from './named-words.ts';
import { readMessage } from './read-message.ts';

describe('the words a question is about', () => {
  test.each([
    ['Lần trước chốt bao nhiêu tiền?', 'chốt tiền'],
    ['anh Tuấn nói gì về hợp đồng bảo trì?', 'Tuấn hợp đồng bảo trì'],
    ['lan truoc chot bao nhieu tien', 'chot tien'],
    ['lãi suất là 3,5% phải không', 'lãi suất 3,5'],
    ['tuần trước chốt giá bao nhiêu?', 'chốt giá'],
    ['hqua sếp dặn j về vụ khách Hàn', 'sếp dặn khách Hàn'],
    ['có ai nhắc tới hợp đồng thuê xe trong cuộc họp không', 'hợp đồng thuê xe'],
    ['tháng 12 giao bao nhiêu máy', 'tháng 12 giao máy'],
    ['giá chốt với Sao Mai là bao nhiêu', 'giá chốt Sao Mai'],
    ['sao chị Lan Anh chưa gửi?', 'Lan Anh gửi'],
    ['hom t3 chot j ve kho z ad', 'chot kho'],
    ['cty chốt nghỉ Tết chưa', 'cty chốt nghỉ Tết'],
    ['quỹ lương chốt bao nhiêu ấy nhỉ, họp hôm thứ Sáu', 'quỹ lương chốt'],
    ['hôm thứ Sáu này giao bao nhiêu máy', 'thứ Sáu giao máy'],
    ['là gì vậy', 'là gì vậy'],
    ['', ''],
  ])('%s: %s', (question, expected) => {
    expect(contentQuery(readMessage(question))).toBe(expected);
  });
});

test.each([
  ['ai vậy', false],
  ['thế khi nào', false],
  ['ai chốt giá vậy', true],
])('%s says what it is about: %s', (message, expected) => {
  expect(namesSomething(readMessage(message))).toBe(expected);
});

describe('the people a message names', () => {
  test.each([
    ['anh Tùng với chị Lan Anh họp chưa', ['anh Tùng', 'chị Lan Anh']],
    ['việc của cty mình giao cho em Huy', ['em Huy']],
    ['Trần Văn Bình gửi giúp anh', ['Trần Văn Bình']],
    ['hop voi binh chua', ['binh']],
    ['viec cua minh voi anh', []],
    ['Đặt lịch họp ngày mai', []],
    ['gặp đại lý ở Nghệ An với chị Hà', ['chị Hà']],
    ['báo cáo miền Trung gửi anh An', ['anh An']],
  ])('%s', (message, names) => expect(findNames(readMessage(message))).toEqual(names));
});
