import { expect, test } from 'vitest';
import type { Extraction } from '../extract/extraction.ts';
import { supportCheck } from '../support/check-support.ts';
import type { Turn } from '../transcript/turn.ts';
import { findingLines } from './finding-lines.ts';
import { readWording } from './talk-wording.ts';

const turns = [
  ['Anh Quý', 'Vòng hai anh phỏng vấn cả ba bạn.'],
  ['Thu', 'Dạ, em đặt lịch cho anh nhé.'],
].map(([speaker = '', text = '']): Turn => ({ speaker, text, startMs: null, endMs: null }));
const nothing: Extraction = {
  ...{ actionItems: [], decisions: [], openQuestions: [], topics: [] },
  mentioned: { figures: [], dates: [], names: [] },
};
const textsOf = (found: Partial<Extraction>): string[] =>
  findingLines({ ...nothing, ...found }, readWording(turns), supportCheck({ meetingDate: null, turns })).map(
    ({ text }) => text,
  );
const said = (text: string, confidence = 0.9) => ({ text, evidence: [0], confidence });

test.each([
  ['Chốt lại là dời lễ tổng kết sang thứ bảy nhé', 'Thống nhất: dời lễ tổng kết sang thứ bảy.'],
  ['Vòng hai anh phỏng vấn cả ba bạn', 'Thống nhất: vòng hai anh Quý phỏng vấn cả ba bạn.'],
  ['Không nhận thêm hàng lẻ nữa', 'Thống nhất: không nhận thêm hàng lẻ nữa.'],
  ['Ngân sách quảng cáo: giữ một tỷ hai', 'Thống nhất (ngân sách quảng cáo): giữ 1,2 tỷ đồng.'],
  ['Tháng mười mình khuyến mãi tẩy vải', 'Thống nhất: tháng mười khuyến mãi tẩy vải.'],
])('a decision: %s', (text, line) => {
  expect(textsOf({ decisions: [said(text)] })).toEqual([line]);
});

test('a pause behind what is asked about is left out', () => {
  expect(textsOf({ openQuestions: [said('Mức lương thì, mười tám hay hai mươi triệu?')] })).toEqual([
    'Chưa rõ: mức lương mười tám hay 20 triệu đồng?',
  ]);
});

test('a question ends as one, a suggestion is left out', () => {
  const openQuestions = [said('Mức lương là mười tám hay hai mươi?'), said('Ai đi?', 0.4)];
  expect(textsOf({ openQuestions })).toEqual(['Chưa rõ: mức lương là mười tám hay hai mươi?']);
});

test('a question that is stated already stays a statement', () => {
  const openQuestions = [said('Chưa rõ ai trả tiền phòng')];
  expect(textsOf({ openQuestions })).toEqual(['Chưa rõ ai trả tiền phòng.']);
});

test('a task names who does it by when', () => {
  const task = { title: 'Đặt lịch cho anh Quý', evidence: [1], confidence: 0.9, priority: 'cao' as const };
  const day = { deadline: '2026-11-27', deadlineText: 'thứ sáu' };
  expect(
    textsOf({
      actionItems: [
        { ...task, ...day, assignee: 'Thu' },
        { ...task, assignee: null, deadline: null, deadlineText: 'Cuối tuần' },
      ],
    }),
  ).toEqual(['Thu đặt lịch cho anh Quý (hạn Thứ Sáu, 27/11).', 'Cần đặt lịch cho anh Quý (cuối tuần).']);
});
