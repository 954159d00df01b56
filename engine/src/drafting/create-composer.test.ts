import { expect, test } from 'vitest';
import type { ActionItem } from '../extract/extraction.ts';
import { createComposer } from './create-composer.ts';

const composer = (...turns: (readonly [speaker: string, text: string])[]) =>
  createComposer({
    meetingDate: '2026-10-07',
    turns: turns.map(([speaker, text]) => ({ speaker, text, startMs: null, endMs: null })),
  });

const none = { actionItems: [], decisions: [], openQuestions: [] };
const task = (title: string, more: Partial<ActionItem>): ActionItem => ({
  ...{ title, assignee: null, deadline: null, deadlineText: null, priority: 'trung bình' },
  ...{ evidence: [0], confidence: 0.8, ...more },
});

test('a task is written without its person and day, with the hour of that day', () => {
  const { composeFindings } = composer([
    'Thầy Lâm',
    'Dạ để em nộp đề cương cho cô Oanh trước năm giờ chiều mai ạ.',
  ]);
  const item = task('Em nộp đề cương cho cô Oanh trước năm giờ chiều mai', {
    assignee: 'Thầy Lâm',
    deadline: '2026-10-08',
    deadlineText: 'năm giờ chiều mai',
  });
  const { actionItems } = composeFindings({ ...none, actionItems: [item] });
  expect(actionItems).toEqual([{ ...item, title: 'Nộp đề cương cho cô Oanh (trước 17 giờ)' }]);
});

test.each([
  ['Đồng chí Lâm kiểm tra kho', 'Ông Lâm', 'Kiểm tra kho'],
  ['Đề nghị đồng chí Lâm kiểm tra kho', 'Đ/c Lâm', 'Kiểm tra kho'],
  ['Văn phòng kiểm tra kho', 'Văn phòng UBND tỉnh', 'Kiểm tra kho'],
  ['Yêu cầu công an phường kiểm tra kho', 'Đ/c Lâm', 'Yêu cầu công an phường kiểm tra kho'],
  ['Giao ông Lâm', 'Ông Lâm', 'Giao ông Lâm'],
])('a task begins with its verb: %s, by %s', (title, assignee, expected) => {
  const { composeFindings } = composer([assignee, `Vâng. ${title}.`]);
  const item = task(title, { assignee });
  expect(composeFindings({ ...none, actionItems: [item] }).actionItems[0]?.title).toBe(expected);
});

test('a decision has its day as a date and its money in figures, small counts stay words', () => {
  const { composeFindings } = composer(['Chủ trì', 'Chốt mua hai xe, mỗi xe ba trăm triệu, từ ngày mai.']);
  const decision = { text: 'Mua hai xe, mỗi xe ba trăm triệu, từ ngày mai', evidence: [0], confidence: 0.9 };
  expect(composeFindings({ ...none, decisions: [decision] }).decisions).toEqual([
    { ...decision, text: 'Mua hai xe, mỗi xe 300 triệu đồng, từ ngày 08/10/2026' },
  ]);
});

test('an open question is a statement', () => {
  const { composeFindings } = composer(['Yến', 'Vậy bao giờ trường sửa điều hòa phòng 402?']);
  const question = { text: 'Vậy bao giờ trường sửa điều hòa phòng 402?', evidence: [0], confidence: 0.8 };
  expect(composeFindings({ ...none, openQuestions: [question] }).openQuestions).toEqual([
    { ...question, text: 'Chưa rõ bao giờ trường sửa điều hòa phòng 402' },
  ]);
});

test('a voice that only has a number is written as nobody', () => {
  const { composeFindings } = composer(['Speaker 1', 'Từ mai em trực cổng.'], ['Speaker 2', 'Ừ chốt.']);
  const decision = { text: 'Từ mai em trực cổng', evidence: [0], confidence: 0.9 };
  const [composed] = composeFindings({ ...none, decisions: [decision] }).decisions;
  expect(composed?.text).toBe('Từ ngày 08/10/2026 em trực cổng');
});

test('words that the turns support less than what was said are not written', () => {
  const { composeFindings } = composer(['Mai', 'Em gửi báo giá.']);
  // Nobody speaks of an afternoon.
  const item = task('Gửi báo giá', { assignee: 'Mai', deadline: '2026-10-08', deadlineText: 'chiều mai' });
  expect(composeFindings({ ...none, actionItems: [item] }).actionItems[0]?.title).toBe('Gửi báo giá');
});

test('a day in a sentence of the course is a date', () => {
  const { composeText } = composer(['Lâm', 'Hai thầy đi Hà Giang, tối qua mới về.']);
  expect(composeText({ text: 'Hai thầy đi Hà Giang, tối qua mới về.', evidence: [0] })).toBe(
    'Hai thầy đi Hà Giang, tối ngày 06/10/2026 mới về.',
  );
});
