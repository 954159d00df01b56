import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Turn } from '../transcript/turn.ts';
import { extractMeeting } from './extract-meeting.ts';

const MONDAY = '2026-03-09';
const LONGEST_TITLE = 240;

const said = (speaker: string | null, text: string): Turn => ({ speaker, text, startMs: null, endMs: null });

const words =
  'dạ vâng em anh chị sẽ gửi làm lập báo cáo hợp đồng chốt nhé không nếu chưa rõ thứ sáu mai tuần sau trước hạn Lan Hà ơi , . ? để giao nhờ thôi tóm lại đồng ý hay mình thống nhất được rồi hông nghen I will send the deck by Friday please'.split(
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

test('any talk is read without failing; what is found has turns that exist, a title of one line, a confidence', () => {
  fc.assert(
    fc.property(
      fc.array(turn, { maxLength: 12 }),
      fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
      (turns, agenda) => {
        const { actionItems, decisions, openQuestions, topics, mentioned } = extractMeeting({
          meetingDate: MONDAY,
          turns,
          agenda,
        });
        const mentions = [...mentioned.figures, ...mentioned.dates, ...mentioned.names];
        for (const { evidence } of [...actionItems, ...decisions, ...openQuestions, ...topics, ...mentions]) {
          expect(evidence.length).toBeGreaterThan(0);
          expect(evidence.every((index) => index >= 0 && index < turns.length)).toBe(true);
          expect(evidence).toEqual([...new Set(evidence)].sort((a, b) => a - b));
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
    { numRuns: 150 },
  );
});

test('titles stay short however long people talk in plain words', () => {
  const sentence = fc
    .array(fc.constantFrom(...words), { minLength: 40, maxLength: 400 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(sentence, (text) => {
      const { actionItems } = extractMeeting({
        meetingDate: MONDAY,
        turns: [said('Lan', text), said('Hà', 'Dạ vâng.')],
      });
      for (const { title } of actionItems) expect(title.length).toBeLessThan(LONGEST_TITLE);
    }),
    { numRuns: 60 },
  );
});

const talks = [
  [
    said('Tuấn', 'Đức ơi, em kiểm tra máy chủ cho anh trước thứ năm nhé.'),
    said('Đức', 'Dạ vâng ạ.'),
    said('Tuấn', 'Vậy chốt dùng máy chủ mới cho đợt này nhé.'),
    said('Đức', 'Em đồng ý.'),
    said('Tuấn', 'Chi phí thuê máy chủ bao nhiêu nhỉ?'),
    said('Đức', 'Cái đó em chưa rõ, phải hỏi kế toán.'),
  ],
  [
    said('Speaker 1', 'yến nè em gửi mail xin lỗi khách cho anh nghen'),
    said('Speaker 2', 'dạ chiều mai em gửi'),
    said('Speaker 1', 'thôi vậy dời kiểm kê qua sau tết nha'),
    said('Speaker 2', 'dạ được anh'),
  ],
  [
    said('Anna', 'Tom, can you update the pricing page by Friday?'),
    said('Tom', 'Sure, will do.'),
    said('Anna', "Okay, let's postpone the launch to June 12."),
    said('Tom', 'Agreed.'),
  ],
];
const NEUTRAL = ['Trời hôm nay nóng ghê.', 'Ừm.', 'Cà phê ở đây ngon.', 'Nắng chói quá.', 'ồn ghê'];

/** What was found, without where it was found. */
const matter = (turns: readonly Turn[]) => {
  const { actionItems, decisions, openQuestions } = extractMeeting({ meetingDate: MONDAY, turns });
  return {
    tasks: actionItems.map(({ title, assignee, deadline }) => [title, assignee, deadline]),
    decisions: decisions.map(({ text }) => text),
    questions: openQuestions.map(({ text }) => text),
  };
};

test.each(talks)('talk that says nothing, before or after, changes nothing that was found', (...talk) => {
  const found = matter(talk);
  expect(found.tasks.length + found.decisions.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(fc.constantFrom(...NEUTRAL), fc.constantFrom('before', 'after'), (text, where) => {
      const neutral = said('Vy', text);
      expect(matter(where === 'before' ? [neutral, ...talk] : [...talk, neutral])).toEqual(found);
    }),
  );
});

test('said again in a recap, nothing is found twice', () => {
  for (const talk of talks.slice(0, 2)) {
    const found = matter(talk);
    const recap = said(
      talk[0]?.speaker ?? null,
      'Tóm lại: Đức kiểm tra máy chủ, Yến gửi mail, Tuấn theo dõi.',
    );
    expect(matter([...talk, recap]).tasks).toHaveLength(found.tasks.length);
  }
});
