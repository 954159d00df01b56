import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import { formatLocalRange } from '@hopgon/contract/time/format-local';
import { findTime, readTime } from '@hopgon/engine/time/said-time';
import { expect, test } from 'vitest';
import { askAboutTime } from '../../render/ask-time.rules.ts';
import { judgeTime } from './judge-time.rules.ts';

// Friday, 20/11/2026, 10:20.
const now = '2026-11-20T10:20:00';
const lunch = { start: '12:00', end: '13:00' };
const hours = { start: '09:00', end: '18:00', lunch, days: [1, 2, 3, 4, 5] };
const judge = (text: string) => judgeTime(readTime(text, now), { now, hours, minutes: 30 });

test.each([
  ['thứ hai hằng tuần 8h', 'Hằng tuần vào thứ Hai', 'Thứ Hai, 23/11/2026, 08:00–08:30'],
  ['3h thứ sáu hằng tuần', 'Hằng tuần vào thứ Sáu', 'Thứ Sáu, 20/11/2026, 15:00–15:30'],
  ['8h30 mỗi sáng thứ 6', 'Hằng tuần vào thứ Sáu', 'Thứ Sáu, 27/11/2026, 08:30–09:00'],
  ['hai tuần một lần 9h thứ ba', '2 tuần một lần vào thứ Ba', 'Thứ Ba, 24/11/2026, 09:00–09:30'],
  ['ngày 5 hằng tháng lúc 14h', 'Hằng tháng vào ngày 5', 'Thứ Bảy, 05/12/2026, 14:00–14:30'],
  ['thứ hai đầu tiên hằng tháng 9h', 'Hằng tháng vào thứ Hai đầu tiên', 'Thứ Hai, 07/12/2026, 09:00–09:30'],
  [
    'thứ hai đầu tháng hằng tháng lúc 14h',
    'Hằng tháng vào thứ Hai đầu tiên',
    'Thứ Bảy, 21/11/2026, 14:00–14:30',
  ],
  ['hằng ngày 9h', 'Hằng ngày', 'Thứ Bảy, 21/11/2026, 09:00–09:30'],
  ['9h các ngày làm việc', 'Hằng tuần từ thứ Hai đến thứ Sáu', 'Thứ Hai, 23/11/2026, 09:00–09:30'],
  ['thứ hai hằng tuần 9h-10h30', 'Hằng tuần vào thứ Hai', 'Thứ Hai, 23/11/2026, 09:00–10:30'],
  ['9h thứ hai hằng tuần, 45 phút', 'Hằng tuần vào thứ Hai', 'Thứ Hai, 23/11/2026, 09:00–09:45'],
  [
    '9h thứ hai hằng tuần đến 31/12',
    'Hằng tuần vào thứ Hai, đến 31/12/2026',
    'Thứ Hai, 23/11/2026, 09:00–09:30',
  ],
  [
    '9h thứ hai hằng tuần cho đến hết quý 1',
    'Hằng tuần vào thứ Hai, đến 31/03/2027',
    'Thứ Hai, 23/11/2026, 09:00–09:30',
  ],
  ['hằng ngày 9h đến 31/12', 'Hằng ngày, đến 31/12/2026', 'Thứ Bảy, 21/11/2026, 09:00–09:30'],
  ['9h mỗi thứ ba và thứ năm', 'Hằng tuần vào thứ Ba và thứ Năm', 'Thứ Ba, 24/11/2026, 09:00–09:30'],
  [
    '9h-10h mỗi thứ 3, 5 đến hết tháng 12',
    'Hằng tuần vào thứ Ba và thứ Năm, đến 31/12/2026',
    'Thứ Ba, 24/11/2026, 09:00–10:00',
  ],
  ['9h-10h30 thứ hai hằng tuần, 6 buổi', 'Hằng tuần vào thứ Hai, 6 buổi', 'Thứ Hai, 23/11/2026, 09:00–10:30'],
  ['9h đến 10h thứ hai hằng tuần', 'Hằng tuần vào thứ Hai', 'Thứ Hai, 23/11/2026, 09:00–10:00'],
  ['9h thứ hai hằng tuần, 10 buổi', 'Hằng tuần vào thứ Hai, 10 buổi', 'Thứ Hai, 23/11/2026, 09:00–09:30'],
  [
    '9h thứ hai hằng tuần mười hai buổi',
    'Hằng tuần vào thứ Hai, 12 buổi',
    'Thứ Hai, 23/11/2026, 09:00–09:30',
  ],
  [
    '9h thứ hai hằng tuần trong 3 tháng',
    'Hằng tuần vào thứ Hai, đến 22/02/2027',
    'Thứ Hai, 23/11/2026, 09:00–09:30',
  ],
  [
    '9h thứ hai hằng tuần từ 1/12 đến 31/12',
    'Hằng tuần vào thứ Hai, đến 31/12/2026',
    'Thứ Ba, 01/12/2026, 09:00–09:30',
  ],
])('%s: %s, first %s', (text, rule, first) => {
  const verdict = judge(text);
  if (verdict.kind !== 'settled' || !verdict.recurrence) throw new Error(`not settled: ${verdict.kind}`);
  expect(recurrenceInWords(verdict.recurrence)).toBe(rule);
  expect(formatLocalRange(verdict.slot.start, verdict.slot.end)).toBe(first);
  const sentence = `Giao ban ${text} tại phòng 2`;
  expect(findTime(sentence, now)?.time.said, 'is cut out whole').toBe(text);
});

test.each([
  ['mỗi sáng thứ 6', 'repeat-clock', ['09:00', '10:00', '11:00']],
  ['hai tuần một lần', 'repeat-clock', ['09:00', '10:00', '11:00', '13:00', '14:00']],
  ['hằng tuần 9h', 'repeat-day', ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu']],
  ['hằng tháng 9h', 'repeat-day', ['Ngày 1', 'Ngày 5', 'Ngày 10', 'Ngày 15', 'Ngày 25']],
])('%s lacks something (%s), and each way to say it is understood', (text, kind, labels) => {
  const verdict = judge(text);
  if (!('ways' in verdict)) throw new Error(`asks nothing: ${verdict.kind}`);
  expect(verdict.kind).toBe(kind);
  const request = { people: 'An', goal: 'Họp', time: text, location: '' };
  const { reading } = askAboutTime({ kind: 'ask-time', verdict, slots: [], request }, (time) => time);
  const choices = reading?.kind === 'choices' ? reading.choices : [];
  expect(choices.map(({ label }) => label)).toEqual(labels);
  for (const { command } of choices) {
    const next = judge(command).kind;
    expect(text.startsWith('hai tuần') ? next === 'repeat-day' : next === 'settled').toBe(true);
  }
});

test.each(['9h thứ hai hằng tuần, 500 buổi', '9h ngày 5 mỗi 100 tháng một lần'])(
  '%s: no series can repeat like that',
  (text) => expect(judge(text).kind).toBe('repeats'),
);

test('what repeats in a way that was not understood never becomes a single meeting unasked', () => {
  for (const text of ['9h rằm hằng tháng', 'định kỳ 9h mai', '9h mai mỗi tuần một lần'])
    expect(judge(text).kind === 'settled' && !('recurrence' in judge(text)), text).toBe(false);
});
