import { expect, test } from 'vitest';
import { parseQuestion } from '../parse-question.ts';
import { parseMessage } from './parse-message.rules.ts';

// A Friday.
const now = '2026-11-20T10:20:00';
const conversation = '0198f000-0000-7000-8000-000000000001';
const parse = (message: string) =>
  parseMessage({ ...parseQuestion(message), meetingId: conversation, scope: null }, now);
const tuesday = { start: '2026-11-24T09:30:00', clock: true };

test.each([
  [
    'đặt họp với An lúc 9h30 thứ Ba tuần sau về giá',
    {
      kind: 'schedule',
      isCommand: false,
      words: { request: { people: 'An', goal: 'giá' }, time: { ahead: tuesday } },
    },
  ],
  [
    '/lenlich "An" "Giá" "9h30 thứ Ba tuần sau"',
    { kind: 'schedule', isCommand: true, words: { way: 'in-order', time: { ahead: tuesday } } },
  ],
  ['/lenlich "An" "Giá" "9h 30/2"', { kind: 'impossible-time', time: { kind: 'date', said: '30/2' } }],
  [
    'nhắc An gửi báo giá trước thứ Ba',
    { kind: 'task', words: { title: 'gửi báo giá', assignee: 'An', deadline: { due: '2026-11-24' } } },
  ],
  [
    'tuần sau mình có họp gì',
    { kind: 'agenda', person: '', range: { first: '2026-11-23', last: '2026-11-29' } },
  ],
  [
    'An có rảnh lúc 9h30 thứ Ba tuần sau không',
    { kind: 'free-time', people: 'An', time: { ahead: tuesday } },
  ],
  [
    'An rảnh lúc nào từ thứ Hai?',
    {
      kind: 'free-time',
      people: 'An',
      time: { ahead: { start: '2026-11-23T00:00:00', end: '2026-11-30T00:00:00' } },
    },
  ],
  [
    'tìm giờ cho cả nhóm từ thứ Ba',
    { kind: 'free-time', people: 'cả nhóm', time: { ahead: { start: '2026-11-24T00:00:00' } } },
  ],
  ['tìm giờ rảnh ngày 31/4', { kind: 'impossible-time', time: { kind: 'date', said: '31/4' } }],
  ['khi nào An rảnh ngày 29/2/2027?', { kind: 'impossible-time', time: { kind: 'date', said: '29/2/2027' } }],
  ['tìm giờ rảnh ngày 29/2/2028', { kind: 'free-time' }],
  ['hôm 31/4 chốt giá thuê kho bao nhiêu?', { kind: 'question', isAsking: true }],
  ['khi nào họp với An', { kind: 'next-meeting', meeting: { about: 'An' } }],
  ['việc nào quá hạn?', { kind: 'late-tasks', asksForLate: true }],
  ['phí gửi xe ở kho Sóng Thần chốt bao nhiêu?', { kind: 'question' }],
  ['có lịch họp gì với anh Sơn tuần này không', { kind: 'next-meeting' }],
  ['có thống nhất tăng ca không?', { kind: 'question' }],
  ['thuê kho chốt bên nào?', { kind: 'question' }],
  ['tóm tắt họp kho bãi', { kind: 'summary', source: 'kho bãi', isNamed: true, meetingId: null }],
  ['tóm tắt cuộc họp', { kind: 'summary', source: '', isNamed: false, meetingId: conversation }],
  ['/tomtat', { kind: 'summary', isCommand: true, source: conversation }],
  ['/tomtat An: chào\nBình: vừa', { kind: 'summary', meeting: null }],
  [
    'khách trả lại lô hàng tháng trước vì sao?',
    { kind: 'question', past: { words: 'tháng trước', start: '2026-10-01T00:00:00' } },
  ],
  ['Bảo nộp banner lúc nào?', { kind: 'question', isAsking: true }],
  ['giao ban gần nhất quyết gì về thang máy?', { kind: 'question', isAsking: true }],
  ['cuộc họp gần nhất quyết gì?', { kind: 'decisions' }],
  ['chị Lan rảnh lúc nào?', { kind: 'free-time' }],
  ['khi nào họp với An?', { kind: 'next-meeting' }],
  ['hôm trước chốt giá thuê kho bao nhiêu?', { kind: 'question', isAsking: true }],
  ['thời tiết ngày mai thế nào', { kind: 'question', isAsking: true, when: 'ngày mai' }],
])('%s', (message, expected) => {
  expect(parse(message)).toMatchObject(expected);
});

test('what is parsed is plain data, which passes between threads', () => {
  for (const message of ['họp với An 9h thứ Hai hằng tuần', 'nhắc An gọi khách mai', 'tóm tắt hôm qua'])
    expect(structuredClone(parse(message))).toEqual(parse(message));
});
