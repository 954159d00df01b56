import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractMeeting } from '../extract/extract-meeting.ts';
import type { Turn } from '../transcript/turn.ts';
import { countWords } from './count-words.ts';
import { summariseInWords, summariseMeeting } from './summarise-meeting.ts';
import { summariseText } from './summarise-text.ts';

const words =
  'dạ em anh chị Hà Tuấn báo cáo doanh thu tháng ba đạt chín mươi phần trăm chốt lại là mình dời sang thứ sáu nhé ạ cái máy hỏng rồi không kịp đâu đề xuất thuê thêm hai xe we need to test the budget I think um uh so the survey shows 40 % cost Kubernetes . , ? ! … : \n “ ” á ơi còn mỗi còn mỗi nếu thì hay là'.split(
    ' ',
  );
const spoken = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((said) => said.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const talk = fc.array(
  fc.record({
    speaker: fc.constantFrom('Anh Tuấn', 'Hà', 'Speaker 1', 'Project Manager', 'Mọi người', null),
    text: spoken,
    startMs: fc.constant(null),
    endMs: fc.constant(null),
  }),
  { maxLength: 30 },
);
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const summarise = (turns: readonly Turn[], agenda: readonly string[] = []) =>
  summariseMeeting({ turns, extraction: extractMeeting({ meetingDate: '2026-03-09', turns }), agenda });

test('whatever is said, every line is some words and names turns that exist', () => {
  fc.assert(
    fc.property(talk, fc.array(spoken, { maxLength: 4 }), (turns, agenda) => {
      for (const { text, evidence } of Object.values(summarise(turns, agenda)).flat()) {
        expect(text).toMatch(/[\p{L}\p{N}]/u);
        expect(evidence.length).toBeGreaterThan(0);
        expect(evidence).toEqual(evidence.toSorted((a, b) => a - b));
        for (const turn of evidence) expect(turns[turn]).toBeDefined();
      }
    }),
    { numRuns: 150 },
  );
});

test('no summary is longer than it may be', () => {
  fc.assert(
    fc.property(talk, fc.nat(80), (turns, maxWords) => {
      const extraction = extractMeeting({ meetingDate: '2026-03-09', turns });
      expect(countWords(summariseInWords({ turns, extraction }, maxWords))).toBeLessThanOrEqual(maxWords);
    }),
    { numRuns: 150 },
  );
});

test('a text is summarised by its own sentences or parts of them, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(spoken, { maxLength: 12 }), { maxLength: 4 }),
      fc.nat(60),
      (documents, maxWords) => {
        const { text, picked } = summariseText(documents, { maxWords });
        expect(countWords(text)).toBeLessThanOrEqual(maxWords);
        expect(new Set(picked).size).toBe(picked.length);
        const known = new Set(wordsOf(picked.map((index) => documents.flat()[index] ?? '').join(' ')));
        for (const word of wordsOf(text)) expect(known).toContain(word);
      },
    ),
    { numRuns: 150 },
  );
});

const meeting: readonly Turn[] = [
  ['Anh Tuấn', 'Hôm nay mình bàn tiến độ kho và lịch giao hàng.'],
  ['Hà', 'Dạ em báo cáo kho còn thiếu hai mươi thùng do xe hỏng ạ.'],
  ['Anh Tuấn', 'Vậy chốt dời giao hàng sang thứ sáu.'],
  ['Hà', 'Vâng, em gửi lịch mới cho khách trước thứ tư ạ.'],
].map(([speaker = '', text = '']) => ({ speaker, text, startMs: null, endMs: null }));

test('a turn that says nothing changes nothing but where the lines stand', () => {
  const extraction = extractMeeting({ meetingDate: '2026-03-09', turns: meeting });
  const plain = summariseMeeting({ turns: meeting, extraction });
  fc.assert(
    fc.property(
      fc.constantFrom('Ừ.', 'Dạ.', 'Ờ, vâng ạ.', 'Ok.', 'Mm-hmm.'),
      fc.constantFrom(0, 2, 4),
      (text, at) => {
        const nod = { speaker: 'Mai', text, startMs: null, endMs: null };
        const later = <Line extends { readonly evidence: readonly number[] }>(lines: readonly Line[]) =>
          lines.map((line) => ({
            ...line,
            evidence: line.evidence.map((turn) => turn + Number(turn >= at)),
          }));
        const { vừa: lines } = summariseMeeting({
          turns: meeting.toSpliced(at, 0, nod),
          extraction: {
            ...extraction,
            actionItems: later(extraction.actionItems),
            decisions: later(extraction.decisions),
            openQuestions: later(extraction.openQuestions),
          },
        });
        expect(lines.map(({ text }) => text)).toEqual(plain.vừa.map(({ text }) => text));
      },
    ),
  );
});
