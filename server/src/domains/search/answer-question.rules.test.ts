import { describe, expect, test } from 'vitest';
import { answerQuestion, type FoundLines } from './answer-question.rules.ts';
import type { AskedTurnRow } from './asked-rows.rules.ts';
import type { WordAnswer } from './quote-passages.rules.ts';

const turn = (index: number, text: string, more: Partial<AskedTurnRow> = {}): AskedTurnRow => ({
  ...{ transcript_id: 'bản', meeting_id: 'họp', title: 'Họp kho', time_zone: 'Asia/Ho_Chi_Minh' },
  ...{ starts_at: new Date('2026-11-19T01:00:00Z'), version: 1, index, speaker: 'Lan', start_ms: null },
  ...{ text, total: '100', counts: [] },
  ...more,
});

const question = {
  message: 'giá thuê kho chốt bao nhiêu?',
  query: 'giá thuê kho chốt',
  isAsking: true,
  past: null,
};
const counts = new Map(['gia', 'thue', 'kho', 'chot'].map((word) => [word, 3]));
const found = (turns: readonly AskedTurnRow[], lines: FoundLines['lines'] = []) => ({ turns, lines, counts });
const price = turn(0, 'Giá thuê kho chốt bốn mươi lăm triệu.');

describe('a sentence of an answer', () => {
  test('cites the line it quotes', () => {
    expect(answerQuestion(question, found([price])).sentences).toEqual([
      { text: 'Lan: “Giá thuê kho chốt bốn mươi lăm triệu.”', sources: [1] },
    ]);
  });

  const wordings: readonly (readonly [string, string, number])[] = [
    ['what the line says', 'Giá thuê kho chốt bốn mươi lăm triệu.', 1],
    ['another figure', 'Giá thuê kho chốt năm mươi triệu.', 0],
    ['the opposite', 'Giá thuê kho không chốt bốn mươi lăm triệu.', 0],
    ['somebody nobody named', 'Anh Tuấn chốt giá thuê kho bốn mươi lăm triệu.', 0],
  ];
  test.each(wordings)('of any wording is left out where it says %s', (_, text, kept) => {
    const word: WordAnswer = () => [{ text, sources: [1] }];
    expect(answerQuestion(question, found([price]), word).sentences).toHaveLength(kept);
  });

  test('without a source is left out, as is one that cites nothing there is', () => {
    const word: WordAnswer = () => [
      { text: 'Giá thuê kho chốt bốn mươi lăm triệu.', sources: [] },
      { text: 'Giá thuê kho chốt bốn mươi lăm triệu.', sources: [9] },
    ];
    expect(answerQuestion(question, found([price]), word).sentences).toEqual([]);
  });

  test('that is short stands with what it replies to', () => {
    const turns = [turn(0, 'Giá thuê kho bốn mươi lăm triệu nhé?'), turn(1, 'Chốt.', { speaker: 'Minh' })];
    const { sentences } = answerQuestion(question, found(turns));
    expect(sentences.map(({ text }) => text)).toContain(
      'Lan: “Giá thuê kho bốn mươi lăm triệu nhé?” – Minh: “Chốt.”',
    );
  });
});

describe('a question for a number', () => {
  test('is answered by no line without one, which is only near', () => {
    const turns = [turn(0, 'Giá thuê kho chốt sau nhé, để anh Tuấn hỏi lại.')];
    const { sentences, sources } = answerQuestion(question, found(turns));
    expect(sentences).toEqual([]);
    expect(sources).toHaveLength(1);
  });
});

test('near lines stand behind those that answer', () => {
  const turns = [price, turn(1, 'Kho ấy thuê lâu rồi.'), turn(2, 'Mai họp tiếp.')];
  const { sentences, sources } = answerQuestion(question, found(turns));
  expect(sentences).toHaveLength(1);
  expect(sources.map(({ index }) => index)).toContain(1);
});

describe('where nothing answers', () => {
  test('the nearest lines are named, and no sentence', () => {
    const { sentences, sources } = answerQuestion(
      { ...question, message: 'giá thuê xe cẩu bao nhiêu?', query: 'giá thuê xe cẩu' },
      found([turn(0, 'Kho thuê của mình còn trống.')]),
    );
    expect(sentences).toEqual([]);
    expect(sources.length).toBeLessThanOrEqual(1);
  });

  test('of the days asked, other days are named as such', () => {
    const past = { words: 'Tuần trước', start: '2026-11-09T00:00:00', end: '2026-11-16T00:00:00' };
    const answer = answerQuestion({ ...question, past }, found([price]));
    expect(answer).toMatchObject({ sentences: [], missedDays: 'Tuần trước', sources: [{ index: 0 }] });
  });

  test('words that ask nothing are answered by a line that holds nearly all of them alone', () => {
    const statement = { ...question, isAsking: false };
    expect(answerQuestion(statement, found([price])).sentences).toHaveLength(1);
    expect(answerQuestion(statement, found([turn(0, 'Kho còn trống.')]))).toMatchObject({
      sentences: [],
      sources: [],
    });
  });
});

test('the last meeting of a kind is the one asked about', () => {
  const older = turn(0, 'Giao ban: giá thuê kho chốt bốn mươi triệu.', {
    ...{ transcript_id: 'cũ', meeting_id: 'cũ', title: 'Giao ban kho' },
    starts_at: new Date('2026-11-10T01:00:00Z'),
  });
  const newer = {
    ...older,
    transcript_id: 'mới',
    meeting_id: 'mới',
    starts_at: new Date('2026-11-17T01:00:00Z'),
  };
  const asked = {
    ...question,
    message: 'giao ban kho gần nhất chốt giá thuê bao nhiêu?',
    query: 'giao ban kho chốt giá thuê',
  };
  const { sources } = answerQuestion(asked, found([older, newer]));
  expect(new Set(sources.map(({ meetingId }) => meetingId))).toEqual(new Set(['mới']));
});

const decision = {
  ...{ kind: 'decision' as const, id: 'q1', meeting_id: 'họp', title: 'Giao ban', speaker: null },
  ...{ starts_at: new Date('2026-11-17T01:00:00Z'), time_zone: 'Asia/Ho_Chi_Minh' },
};

test('a decision was decided whether or not its words say so', () => {
  const asked = { ...question, message: 'tất niên chốt ngày nào?', query: 'tất niên chốt' };
  const lines = [{ ...decision, text: 'Tất niên tổ chức ngày 30/1 tại Nghệ An.' }];
  const { sentences } = answerQuestion(asked, { turns: [], lines, counts: new Map() });
  expect(sentences.map(({ text }) => text)).toEqual([
    'Đã quyết định: “Tất niên tổ chức ngày 30/1 tại Nghệ An.”',
  ]);
});

test('a year may be what was said instead of when', () => {
  const past = { words: 'năm ngoái', start: '2025-01-01T00:00:00', end: '2026-01-01T00:00:00' };
  const asked = { message: 'ai nói năm ngoái kho không đủ chỗ?', query: 'kho đủ chỗ', isAsking: true, past };
  const said = found([turn(0, 'Kho năm ngoái không đủ chỗ đâu.')]);
  expect(answerQuestion(asked, said)).toMatchObject({ missedDays: null, sentences: [{ sources: [1] }] });
});
