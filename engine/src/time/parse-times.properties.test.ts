import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { parseDeadline } from './parse-deadline.ts';
import { parseDuration } from './parse-duration.ts';
import { parseTimes } from './parse-times.ts';
import type { TimePhrase } from './time-phrase.ts';

const reference = '2026-11-20T14:00:00';

const hours = [
  '9h',
  '9h30',
  '14 giờ',
  '3 giờ chiều',
  'mười giờ rưỡi',
  '8 giờ kém 15',
  'nửa đêm',
  '15:00',
  '7 rưỡi tối',
];
const days = [
  'mai',
  'thứ hai',
  'ngày mốt',
  'thứ sáu tuần sau',
  '15/3',
  'ngày 3 tháng 3',
  'mùng 2 tháng sau',
  'hôm kia',
  'chủ nhật',
];
const others = [
  'cuối tháng',
  'quý 4',
  'tuần sau',
  'hết năm',
  'mỗi thứ ba',
  'hai tuần một lần',
  '2 ngày nữa',
  '1 tiếng rưỡi',
];
const ties = [
  'từ',
  'đến',
  'và',
  ',',
  '-',
  'lúc',
  'trước',
  'sau',
  'nửa',
  'đầu',
  'cuối',
  'hằng',
  'tới',
  'năm',
  'tư',
];
const words = [
  'họp',
  'ở',
  'phòng',
  'lớn',
  'chị',
  'Mai',
  'gửi',
  'báo cáo',
  '.',
  '12',
  '302',
  '/',
  ':',
  '(',
  '🙂',
  'a\u0301',
];

/** Random sequences of words of the grammar. */
const talk = fc
  .array(fc.constantFrom(...hours, ...days, ...others, ...ties, ...words), { maxLength: 14 })
  .map((parts) => parts.join(' '));
const phrase = fc.oneof(
  fc.tuple(fc.constantFrom(...hours), fc.constantFrom(...days)).map((parts) => parts.join(' ')),
  fc.constantFrom(...hours, ...days, ...others),
);
const anyText = fc.oneof(
  talk,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
);
const anyTime = fc
  .date({ min: new Date('1600-01-01T00:00:00Z'), max: new Date('2900-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));

const read = (text: string, forward = true): TimePhrase[] => parseTimes(text, { reference, forward });
const times = (text: string) => read(text).map(({ start, end, grain }) => [start, end, grain]);

describe('any text at any reference time', () => {
  test('spans lie in the text, and ends follow starts', () => {
    fc.assert(
      fc.property(anyText, anyTime, fc.boolean(), (text, now, forward) => {
        for (const { start, end, span, certainty, alternatives } of parseTimes(text, {
          reference: now,
          forward,
        })) {
          const [from, to] = span;
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(certainty).toBeGreaterThan(0);
          expect(certainty).toBeLessThanOrEqual(1);
          if (end !== null && !start.startsWith('-')) expect(end > start).toBe(true);
          for (const other of alternatives) expect(other.start).not.toBe(start);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('composed and decomposed letters parse the same', () => {
    fc.assert(
      fc.property(talk, (text) => {
        expect(times(text.normalize('NFD'))).toEqual(times(text.normalize('NFC')));
      }),
    );
  });

  test('deadlines and lengths are read or not, without failing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const deadline = parseDeadline(text, reference);
        if (deadline) expect(deadline.date >= reference.slice(0, 10)).toBe(true);
        const minutes = parseDuration(text);
        if (minutes !== null) expect(minutes).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  (text: string) => `Nhờ chị Lan xếp giúp ${text} ở trụ sở nhé`,
  (text: string) => `Em báo anh là ${text}. Cảm ơn anh.`,
  (text: string) => `(${text})`,
])('a phrase in a sentence parses as it does alone', (carrier) => {
  fc.assert(
    fc.property(phrase, fc.constantFrom('NFC', 'NFD'), (text, form) => {
      expect(times(carrier(text).normalize(form))).toEqual(times(text));
    }),
  );
});

test('a phrase without diacritics names the time it names with them', () => {
  fc.assert(
    fc.property(phrase, (text) => {
      expect(times(fold(text))).toEqual(times(text));
    }),
  );
});

// A scan that looked back over the whole text would take minutes.
test('a text of half a million letters is read in time', { timeout: 15_000 }, () => {
  expect(read('từ 9h đến thứ hai mỗi ngày 5 tháng '.repeat(16_000))).toHaveLength(16_000);
});
