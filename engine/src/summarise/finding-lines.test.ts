import { expect, test } from 'vitest';
import type { Extraction, Statement } from '../extract/extraction.ts';
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
const textsOf = (found: Partial<Extraction>, said = turns): string[] =>
  findingLines(
    { ...nothing, ...found },
    readWording(said),
    supportCheck({ meetingDate: null, turns: said }),
  ).map(({ text }) => text);
/** What a finding says is said in the first turn. */
const linesOf = (
  found: (statements: Statement[]) => Partial<Extraction>,
  ...all: readonly (readonly [text: string, confidence: number])[]
): string[] => {
  const text = all.map(([one]) => one).join('. ');
  return textsOf(
    found(all.map(([one, confidence]) => ({ text: one, evidence: [0], confidence }))),
    turns.map((turn, at) => (at === 0 ? { ...turn, text } : turn)),
  );
};
const decided = (decisions: Statement[]) => ({ decisions });
const asked = (openQuestions: Statement[]) => ({ openQuestions });

test.each([
  ['Chốt lại là dời lễ tổng kết sang thứ bảy nhé', 'Thống nhất: dời lễ tổng kết sang thứ bảy.'],
  ['Vòng hai anh phỏng vấn cả ba bạn', 'Thống nhất: vòng hai anh Quý phỏng vấn cả ba bạn.'],
  ['Không nhận thêm hàng lẻ nữa', 'Thống nhất: không nhận thêm hàng lẻ nữa.'],
  ['Ngân sách quảng cáo: giữ một tỷ hai', 'Thống nhất (ngân sách quảng cáo): giữ 1,2 tỷ đồng.'],
  ['Tháng mười mình khuyến mãi tẩy vải', 'Thống nhất: tháng mười khuyến mãi tẩy vải.'],
])('a decision: %s', (text, line) => {
  expect(linesOf(decided, [text, 0.9])).toEqual([line]);
});

test('a pause behind what is asked about is left out', () => {
  expect(linesOf(asked, ['Mức lương thì, mười tám hay hai mươi triệu?', 0.9])).toEqual([
    'Chưa rõ: mức lương mười tám hay 20 triệu đồng?',
  ]);
});

test('a question ends as one, a suggestion is left out', () => {
  expect(linesOf(asked, ['Mức lương là mười tám hay hai mươi?', 0.9], ['Ai đi?', 0.4])).toEqual([
    'Chưa rõ: mức lương là mười tám hay hai mươi?',
  ]);
});

test('a question that is stated already stays a statement', () => {
  expect(linesOf(asked, ['Chưa rõ ai trả tiền phòng', 0.9])).toEqual(['Chưa rõ ai trả tiền phòng.']);
});

test('a task names who does it by when', () => {
  const task = { title: 'Đặt lịch cho anh Quý', evidence: [0, 1], confidence: 0.9, priority: 'cao' as const };
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

const lineOf = (talk: readonly (readonly [string, string])[], title: string, assignee: string): string[] => {
  const own = talk.map(([speaker, text]): Turn => ({ speaker, text, startMs: null, endMs: null }));
  const item = { title, assignee, deadline: null, deadlineText: null, evidence: [0, 1], confidence: 0.9 };
  return findingLines(
    { ...nothing, actionItems: [{ ...item, priority: 'cao' }] },
    readWording(own),
    supportCheck({ meetingDate: null, turns: own }),
  ).map(({ text }) => text);
};

test.each<[string, readonly (readonly [string, string])[], string, string[]]>([
  [
    'a senior who speaks of herself is who it is handed to',
    [
      ['Vy', 'Trâm làm thẻ tên đi, in thử một cái đưa chị duyệt.'],
      ['Trâm', 'Dạ, mai em in thử.'],
    ],
    'In thử thẻ tên đưa chị duyệt',
    ['Trâm in thử thẻ tên đưa Vy duyệt.'],
  ],
  [
    'what begins without a verb is not said of the owner',
    [
      ['Kiệt', 'Hồ sơ thầu đưa anh Sơn nhé Trâm.'],
      ['Trâm', 'Dạ.'],
    ],
    'Hồ sơ thầu đưa anh Sơn',
    ['Trâm phụ trách hồ sơ thầu đưa anh Sơn.'],
  ],
  [
    'what the turns contradict is left out',
    [
      ['Kiệt', 'Không gửi báo giá cho khách lẻ nữa nhé Trâm.'],
      ['Trâm', 'Dạ.'],
    ],
    'Gửi báo giá cho khách lẻ',
    [],
  ],
])('a line says what its turns do: %s', (_, talk, title, lines) => {
  expect(lineOf(talk, title, 'Trâm')).toEqual(lines);
});
