import { expect, test } from 'vitest';
import { parseTimes } from './parse-times.ts';

/** A Friday afternoon. */
const reference = '2026-11-20T14:00:00';

const ahead = (text: string) => parseTimes(text, { reference, forward: true });

function said(text: string): string {
  return ahead(text)
    .map(({ start, end }) => [start.slice(0, 16), end?.slice(0, 16)].filter(Boolean).join(' – '))
    .join(' | ');
}

test('a phrase stands at its offsets, also in decomposed text', () => {
  for (const form of ['NFC', 'NFD']) {
    const text = 'Đặt lịch với anh Nam vào 9h30 sáng thứ Ba tuần sau tại phòng họp'.normalize(form);
    const [phrase, ...others] = ahead(text);
    expect(others).toEqual([]);
    expect(text.slice(...(phrase?.span ?? [0, 0])).normalize('NFC')).toBe('9h30 sáng thứ Ba tuần sau');
  }
});

test('an hour from one to six without a part of the day is an afternoon one in scheduling, with the other as alternative', () => {
  const [phrase] = ahead('thứ ba lúc 3h');
  expect(phrase).toMatchObject({
    start: '2026-11-24T15:00:00',
    grain: 'hour',
    known: { date: true, time: true },
  });
  expect(phrase?.certainty).toBeLessThan(ahead('thứ ba lúc 3h chiều')[0]?.certainty ?? 0);
  expect(phrase?.alternatives.map((other) => other.start)).toContain('2026-11-24T03:00:00');
  expect(parseTimes('lúc 3h', { reference })[0]?.start).toBe('2026-11-20T03:00:00');
  expect(ahead('03:00')[0]?.start).toBe('2026-11-21T03:00:00');
});

test('outside scheduling a weekday is the nearest and a date lies in the nearest year', () => {
  const startOf = (text: string) => parseTimes(text, { reference })[0]?.start;
  expect(startOf('thứ hai')).toBe('2026-11-23T00:00:00');
  expect(startOf('thứ ba')).toBe('2026-11-17T00:00:00');
  expect(startOf('15/3')).toBe('2027-03-15T00:00:00');
  expect(startOf('15/6')).toBe('2026-06-15T00:00:00');
  expect(startOf('buổi chiều')).toBe('2026-11-20T15:00:00');
});

test('a day and an hour with other words between them are one time', () => {
  expect(said('Chiều thứ Hai mình gặp khách lúc 14h30 nhé')).toBe('2026-11-23T14:30 | 2026-11-23T14:30');
  expect(said('Họp lúc 9h ở phòng lớn ngày mai')).toBe('2026-11-21T09:00 | 2026-11-21T09:00');
  expect(said('Dời sang thứ Ba tuần sau, vẫn 9h30 như cũ')).toBe('2026-11-24T09:30 | 2026-11-24T09:30');
  expect(said('Sáng thứ hai họp, 14h gặp khách')).toBe(
    '2026-11-23T08:00 – 2026-11-23T12:00 | 2026-11-23T14:00',
  );
  expect(said('Ngày mai nghỉ. Lúc 16h gọi khách')).toBe('2026-11-21T00:00 | 2026-11-20T16:00');
});

test('several weekdays are several times, unless they repeat', () => {
  expect(said('thứ 2, 4 tuần sau')).toBe('2026-11-23T00:00 | 2026-11-25T00:00');
  expect(said('thứ 5, 3 giờ chiều')).toBe('2026-11-26T15:00');
  expect(ahead('thứ 2-4-6 hằng tuần')).toHaveLength(1);
});

test('times in a list stay separate and share the facts of the last', () => {
  expect(said('thứ hai và thứ tư tuần sau nữa lúc 10h')).toBe('2026-11-30T10:00 | 2026-12-02T10:00');
  expect(said('ngày 30 và 31 tháng 12')).toBe('2026-12-30T00:00 | 2026-12-31T00:00');
  expect(said('sáng và chiều mai')).toBe(
    '2026-11-21T08:00 – 2026-11-21T12:00 | 2026-11-21T13:00 – 2026-11-21T18:00',
  );
  expect(said('sáng thứ hai, chiều thứ ba')).toBe(
    '2026-11-23T08:00 – 2026-11-23T12:00 | 2026-11-24T13:00 – 2026-11-24T18:00',
  );
});

test('a weekday that contradicts its date is doubted, with the other day offered', () => {
  const [phrase] = ahead('thứ Hai 24/11/2026');
  expect(phrase).toMatchObject({ start: '2026-11-24T00:00:00', certainty: 0.5 });
  expect(phrase?.alternatives).toHaveLength(1);
});

test('strict parsing accepts only times that name their own date or hour', () => {
  const strictly = (text: string) =>
    parseTimes(text, { reference, strict: true }).map((phrase) => phrase.start);
  for (const text of ['hôm nay', 'buổi sáng', 'tuần này', 'thứ hai', 'năm sau'])
    expect(strictly(text)).toEqual([]);
  expect(strictly('30/4/1975')).toEqual(['1975-04-30T00:00:00']);
  expect(strictly('3 ngày trước')).toEqual(['2026-11-17T00:00:00']);
});

test('a dashed pair is a day where it is a feast, a high day, or the whole text', () => {
  expect(said('3-3')).toBe('2027-03-03T00:00');
  expect(said('nghỉ 30-4')).toBe('2027-04-30T00:00');
  expect(said('họp 25-12 nhé')).toBe('2026-12-25T00:00');
  expect(said('tỉ số 3-3')).toBe('');
  expect(said('mục 1-2')).toBe('');
});

test('spellings met beside the usual ones are read', () => {
  expect(said('quí 4')).toBe(said('quý 4'));
  expect(said('9 giờ rưởi')).toBe(said('9 giờ rưỡi'));
  expect(said('hăm ba tháng chạp')).toBe(said('23 tháng chạp'));
  expect(said('thứ bẩy')).toBe(said('thứ bảy'));
});

test('a range that ends before it begins is none', () => {
  expect(said('từ 20/12/2026 đến 10/12/2026')).toBe('');
});

test('years before Christ are negative', () => {
  expect(ahead('năm 179 TCN')[0]?.start).toBe('-000179-01-01T00:00:00');
});

test('times marked as past lie before the reference', () => {
  expect(said('ngày 2/9 vừa rồi')).toBe('2026-09-02T00:00');
  expect(said('ngày 25 vừa qua')).toBe('2026-10-25T00:00');
  expect(said('tháng 12 vừa rồi')).toBe('2025-12-01T00:00');
  expect(said('quý 2 vừa rồi')).toBe('2026-04-01T00:00');
  expect(said('quý 4 vừa qua')).toBe('2025-10-01T00:00');
});

test('days listed one by one are not counted from today', () => {
  expect(said('trong 2 ngày 10 và 11/12')).toBe('2026-12-10T00:00 | 2026-12-11T00:00');
});

test('no time has a year of five digits', () => {
  for (const text of ['năm 9999', 'hết năm 9999', '31/12/9999', 'cuối năm 9998']) expect(said(text)).toBe('');
});
