import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyseSource } from './analyse-source.ts';

const sample = readFileSync(
  new URL('../../../../../e2e/fixtures/tranlc_sample_meeting.txt', import.meta.url),
  'utf8',
);
const analyse = (content: string, turns: string | null = null) =>
  analyseSource({ name: 'họp.txt', content, turns, meetingDate: '2026-11-20' });

const deadlines = (content: string) =>
  analyse(content).actionItems.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));

test('deadlines count from the day the transcript states, else from the meeting’s own', () => {
  expect(deadlines(sample)).toContain('2024-11-22');
  const dateless = sample.replace(/^Ngày: .*$/m, '');
  expect(deadlines(dateless)).toContain('2026-11-22');
});

test('evidence names the stored turns, whatever the content would be split into today', () => {
  const turn = (index: number, speaker: string, text: string) => ({
    index,
    speaker,
    startMs: null,
    endMs: null,
    text,
  });
  const stored = [
    turn(0, 'An', 'Chào mọi người.'),
    turn(1, 'Bình', 'Chào anh An.'),
    turn(2, 'An', 'Chúng ta chốt phương án B.'),
  ];
  const { analysis } = analyse('An: Chúng ta chốt phương án B.', JSON.stringify(stored));
  expect(analysis.decisions.flatMap((decision) => decision.evidence)).toContain(2);
  expect(analysis.figures).toMatchObject({ turns: 3, longestMonologue: null, durationMs: null });
});

test('figures come with their times, and the longest speech with its turn', () => {
  const { analysis } = analyse(
    'WEBVTT\n\n00:00.000 --> 00:02.000\n<v An>Chào mọi người.\n\n00:02.000 --> 00:12.000\n<v Bình>Chúng ta bắt đầu họp nhé.\n',
  );
  expect(analysis.figures).toMatchObject({
    durationMs: 12_000,
    longestMonologue: { speaker: 'Bình', ms: 10_000, words: 6, evidence: [1] },
    timesUnknown: '',
  });
});

test('the agenda and the hours of the meeting are held against what was said', () => {
  const { analysis } = analyseSource({
    name: 'họp.txt',
    content:
      'Ngày: 20/11/2026\nBắt đầu: 9h10\n\nAn: Ngân sách quý bốn còn thiếu.\nBình: Ngân sách ấy em bổ sung.\n',
    turns: null,
    meetingDate: '2026-11-20',
    agenda: ['Ngân sách quý bốn', 'Tuyển dụng'],
    planned: { start: '09:00', end: '10:00' },
    endedAt: '09:50',
  });
  expect(analysis.figures.agenda.value).toMatchObject({
    covered: 1,
    points: [{ title: 'Ngân sách quý bốn', covered: true, evidence: [0, 1] }, { covered: false }],
  });
  expect(analysis.figures.punctuality.value).toEqual({ startMinutes: 10, endMinutes: -10 });
  expect(analyse('An: Chào.').analysis.figures).toMatchObject({
    agenda: { value: null, reason: expect.stringContaining('chương trình') },
    punctuality: { value: null, reason: expect.stringContaining('lịch') },
    lostMs: 0,
    silenceMs: { value: null, reason: expect.stringContaining('thời gian') },
  });
});

test('figures, days and names come with the lines that contain them', () => {
  const { mentioned } = analyse(
    'An: Công ty Minh Phát báo 53 triệu rưỡi, mùng 5 tháng 12 giao.\nBình: 53,5 triệu, mai em hỏi anh Dũng.\n',
  ).analysis;
  expect(mentioned).toEqual({
    figures: [{ text: '53 triệu rưỡi', evidence: [0, 1] }],
    dates: [
      { text: 'mai', date: '2026-11-21', evidence: [1] },
      { text: 'mùng 5 tháng 12', date: '2026-12-05', evidence: [0] },
    ],
    names: [
      { text: 'công ty Minh Phát', evidence: [0] },
      { text: 'anh Dũng', evidence: [1] },
    ],
  });
});

test('what a speech recogniser made up is left out, and said to be', () => {
  const ghost = 'Hãy subscribe cho kênh Ghiền Mì Gõ Để không bỏ lỡ những video hấp dẫn';
  const { analysis } = analyse(`An: Chúng ta chốt phương án B.\nBình: ${ghost}\n`);
  expect(analysis.removed).toEqual([
    { text: expect.stringContaining('Ghiền Mì Gõ'), reason: expect.any(String) },
  ]);
  expect(JSON.stringify({ ...analysis, removed: [] })).not.toContain('Ghiền');
});
