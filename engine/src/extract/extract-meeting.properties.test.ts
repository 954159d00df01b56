import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Turn } from '../transcript/turn.ts';
import { extractMeeting } from './extract-meeting.ts';

const meetingDate = '2026-03-09';
const LONGEST_TITLE = 240;

const said = (speaker: string | null, text: string): Turn => ({ speaker, text, startMs: null, endMs: null });

const words =
  'dạ vâng em anh chị sẽ gửi làm lập báo cáo hợp đồng chốt nhé không nếu chưa rõ thứ sáu mai tuần sau trước hạn Lan Hà ơi , . ? để giao nhờ thôi tóm lại đồng ý hay mình thống nhất được rồi hông nghen I will send the deck by Friday please 9h30 \u0000'.split(
    ' ',
  );
const turn = fc.record({
  speaker: fc.constantFrom('Lan', 'Hà', 'Chị Mai', 'Speaker 1', 'Mọi người', null),
  startMs: fc.constant(null),
  endMs: fc.constant(null),
  text: fc.oneof(
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 4,
      arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((all) => all.join(' ')),
    },
  ),
});

test('any talk is read without failing; what is found has turns that exist, a title of one line, a certainty', () => {
  fc.assert(
    fc.property(
      fc.array(turn, { maxLength: 12 }),
      fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
      (turns, agenda) => {
        const { actionItems, decisions, openQuestions, topics, mentioned } = extractMeeting({
          meetingDate,
          turns,
          agenda,
        });
        const mentions = [...mentioned.figures, ...mentioned.dates, ...mentioned.names];
        for (const { evidence } of [...actionItems, ...decisions, ...openQuestions, ...topics, ...mentions]) {
          expect(evidence.length).toBeGreaterThan(0);
          expect(evidence.every((index) => index >= 0 && index < turns.length)).toBe(true);
          expect(evidence).toEqual([...new Set(evidence)].sort((one, other) => one - other));
        }
        for (const { confidence } of [...actionItems, ...decisions, ...openQuestions]) {
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
        for (const title of [...actionItems.map((item) => item.title), ...decisions.map((one) => one.text)]) {
          expect(title.trim()).not.toBe('');
          expect(title).not.toContain('\n');
        }
        expect(
          actionItems.every(({ deadline }) => deadline === null || /^\d{4}-\d\d-\d\d$/u.test(deadline)),
        ).toBe(true);
      },
    ),
    { numRuns: 120 },
  );
});

test('titles stay short however long people talk in plain words', () => {
  const sentence = fc
    .array(fc.constantFrom(...words), { minLength: 40, maxLength: 400 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(sentence, (text) => {
      const { actionItems } = extractMeeting({
        meetingDate,
        turns: [said('Lan', text), said('Hà', 'Dạ vâng.')],
      });
      for (const { title } of actionItems) expect(title.length).toBeLessThan(LONGEST_TITLE);
    }),
    { numRuns: 40 },
  );
});
