import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { parseTimes } from './parse-times.ts';

/** A Friday afternoon. */
const reference = '2026-11-20T14:00:00';

const ahead = (text: string) => parseTimes(text, { reference, forward: true });

function said(text: string): string {
  return ahead(text)
    .map(({ start, end }) => [start.slice(0, 16), end?.slice(0, 16)].filter(Boolean).join(' – '))
    .join(' | ');
}

const instants: [string, string][] = [
  // Hours
  ['9h', '2026-11-21T09:00'],
  ['15h', '2026-11-20T15:00'],
  ['9h30', '2026-11-21T09:30'],
  ['9g30', '2026-11-21T09:30'],
  ['9 giờ rưỡi', '2026-11-21T09:30'],
  ['14 giờ kém 15', '2026-11-21T13:45'],
  ['9 giờ 15 phút', '2026-11-21T09:15'],
  ['mười giờ mười lăm sáng mai', '2026-11-21T10:15'],
  ['15:00 20/11', '2026-11-20T15:00'],
  ['19h00 3/12', '2026-12-03T19:00'],
  ['3 giờ chiều', '2026-11-20T15:00'],
  ['3h chiều mai', '2026-11-21T15:00'],
  ['chiều mai 3 giờ', '2026-11-21T15:00'],
  ['1h trưa mai', '2026-11-21T13:00'],
  ['11h trưa mai', '2026-11-21T11:00'],
  ['9 giờ tối mai', '2026-11-21T21:00'],
  ['lúc bảy giờ tối', '2026-11-20T19:00'],
  ['10h đêm nay', '2026-11-20T22:00'],
  ['2 giờ sáng mai', '2026-11-21T02:00'],
  ['12h đêm mai', '2026-11-22T00:00'],
  ['nửa đêm nay', '2026-11-21T00:00'],
  ['2:30 pm ngày mai', '2026-11-21T14:30'],
  ['sáng mai lúc 8 rưỡi', '2026-11-21T08:30'],
  ['8 tối thứ bảy', '2026-11-21T20:00'],
  ['1 giờ kém 5 chiều mai', '2026-11-21T12:55'],
  ['hết giờ làm việc ngày 25', '2026-11-25T17:00'],
  ['11 giờ đêm giao thừa', '2027-02-05T23:00'],
  ['2 ngày nữa lúc 10h', '2026-11-22T10:00'],
  ['thứ sáu tới 9h', '2026-11-27T09:00'],
  ['23.12 lúc 10h', '2026-12-23T10:00'],
  // Days
  ['hôm nay', '2026-11-20T00:00'],
  ['ngày mai', '2026-11-21T00:00'],
  ['ngày mốt', '2026-11-22T00:00'],
  ['ngày kia', '2026-11-22T00:00'],
  ['hôm qua', '2026-11-19T00:00'],
  ['hôm kia', '2026-11-18T00:00'],
  ['bữa nay', '2026-11-20T00:00'],
  ['hai ngày nữa', '2026-11-22T00:00'],
  ['trong 3 ngày', '2026-11-23T00:00'],
  ['3 tuần trước', '2026-10-30T00:00'],
  ['cách đây 2 năm', '2024-11-20T00:00'],
  ['trong 5 ngày làm việc', '2026-11-27T00:00'],
  ['30 phút nữa', '2026-11-20T14:30'],
  ['hai hôm trước', '2026-11-18T00:00'],
  ['ngày này năm ngoái', '2025-11-20T00:00'],
  ['ngày 12 tới', '2026-12-12T00:00'],
  ['nửa tiếng nữa', '2026-11-20T14:30'],
  // Dates
  ['ngày 3 tháng 3', '2027-03-03T00:00'],
  ['mồng 3 tháng 3', '2027-03-03T00:00'],
  ['15 tây', '2026-12-15T00:00'],
  ['ngày 25', '2026-11-25T00:00'],
  ['15 tháng này', '2026-11-15T00:00'],
  ['trong tháng 12', '2026-12-01T00:00'],
  ['ngày 15 tháng sau', '2026-12-15T00:00'],
  ['3/3/2017', '2017-03-03T00:00'],
  ['03.03.2017', '2017-03-03T00:00'],
  ['ngày 3-3', '2027-03-03T00:00'],
  ['30-4', '2027-04-30T00:00'],
  ['2026-11-24', '2026-11-24T00:00'],
  ['2026/11/24', '2026-11-24T00:00'],
  ['2026-11-24T15:30', '2026-11-24T15:30'],
  ['7 giờ 15 phút sáng ngày 2 tháng 12 năm 2026', '2026-12-02T07:15'],
  ['tháng 6', '2027-06-01T00:00'],
  ['tháng 3 năm sau', '2027-03-01T00:00'],
  ['quý 4', '2026-10-01T00:00'],
  ['quý IV/2026', '2026-10-01T00:00'],
  ['năm nay', '2026-01-01T00:00'],
  ['tuần sau', '2026-11-23T00:00'],
  ['tuần sau nữa', '2026-11-30T00:00'],
  ['hết quý', '2026-12-31T00:00'],
  ['ngày cuối cùng của tháng 10 năm 2027', '2027-10-31T00:00'],
  ['thứ ba đầu tiên của tháng 12', '2026-12-01T00:00'],
  ['ngày làm việc cuối cùng của tháng sau', '2026-12-31T00:00'],
  // Weekdays
  ['thứ hai', '2026-11-23T00:00'],
  ['T2', '2026-11-23T00:00'],
  ['CN', '2026-11-22T00:00'],
  ['thứ sáu 9h', '2026-11-27T09:00'],
  ['thứ sáu 16h', '2026-11-20T16:00'],
  ['thứ ba tuần này', '2026-11-17T00:00'],
  ['thứ hai tuần trước', '2026-11-09T00:00'],
  ['9h30 thứ ba tuần sau', '2026-11-24T09:30'],
  ['thứ ba tuần sau lúc 9h30', '2026-11-24T09:30'],
  ['tuần sau thứ ba 10h', '2026-11-24T10:00'],
  ['thứ tư tuần sau nữa', '2026-12-02T00:00'],
  ['thứ ba vừa rồi', '2026-11-17T00:00'],
  // Lunar days and feasts
  ['mùng 10 tháng giêng', '2027-02-15T00:00'],
  ['23 tháng chạp', '2027-01-30T00:00'],
  ['rằm tháng chạp', '2027-01-22T00:00'],
  ['rằm tháng sau', '2026-12-23T00:00'],
  ['mùng 5 tháng 5 âm', '2027-06-09T00:00'],
  ['10/3 âm lịch', '2027-04-16T00:00'],
  ['mùng 3 tết', '2027-02-08T00:00'],
  ['tết', '2027-02-06T00:00'],
  ['2 ngày trước tết', '2027-02-04T00:00'],
  ['giỗ tổ', '2027-04-16T00:00'],
  ['quốc khánh', '2027-09-02T00:00'],
  ['giáng sinh', '2026-12-25T00:00'],
  ['trung thu', '2027-09-15T00:00'],
  ['14 âm lịch tháng này', '2026-11-22T00:00'],
  ['ra giêng', '2027-02-06T00:00'],
  ['trước tết 3 ngày', '2027-02-03T00:00'],
  ['giáng sinh vừa rồi', '2025-12-25T00:00'],
];

const ranges: [string, string][] = [
  ['từ 9h đến 11h sáng mai', '2026-11-21T09:00 – 2026-11-21T11:00'],
  ['9–11h sáng mai', '2026-11-21T09:00 – 2026-11-21T11:00'],
  ['9h-10h30 thứ hai', '2026-11-23T09:00 – 2026-11-23T10:30'],
  ['2-4h chiều mai', '2026-11-21T14:00 – 2026-11-21T16:00'],
  ['9h - 5h', '2026-11-21T09:00 – 2026-11-21T17:00'],
  ['đêm thứ bảy, từ 23h đến 3h', '2026-11-21T23:00 – 2026-11-22T03:00'],
  ['9h sáng đến trưa thứ hai', '2026-11-23T09:00 – 2026-11-23T12:00'],
  ['bắt đầu lúc 14 giờ và kết thúc lúc 16 giờ ngày 12/12', '2026-12-12T14:00 – 2026-12-12T16:00'],
  ['1 tiếng rưỡi từ 13h30 mai', '2026-11-21T13:30 – 2026-11-21T15:00'],
  ['giờ hành chính thứ hai', '2026-11-23T08:00 – 2026-11-23T17:00'],
  ['từ đây tới cuối tháng', '2026-11-20T00:00 – 2026-12-01T00:00'],
  ['cuối quý IV', '2026-12-01T00:00 – 2027-01-01T00:00'],
  ['ngày 25/11 từ 14h30 đến 16h', '2026-11-25T14:30 – 2026-11-25T16:00'],
  ['thứ ba, 24/11/2026, 09:30–10:00', '2026-11-24T09:30 – 2026-11-24T10:00'],
  ['từ thứ hai đến thứ sáu', '2026-11-23T00:00 – 2026-11-28T00:00'],
  ['từ thứ hai đến thứ sáu tuần sau', '2026-11-23T00:00 – 2026-11-28T00:00'],
  ['20-22/11', '2026-11-20T00:00 – 2026-11-23T00:00'],
  ['từ ngày 5 đến ngày 10 tháng 12', '2026-12-05T00:00 – 2026-12-11T00:00'],
  ['từ 20/12 đến 5/1', '2026-12-20T00:00 – 2027-01-06T00:00'],
  ['tháng 11 đến tháng 2', '2026-11-01T00:00 – 2027-03-01T00:00'],
  ['6 tháng đầu năm sau', '2027-01-01T00:00 – 2027-07-01T00:00'],
  ['nửa cuối tháng 12', '2026-12-16T00:00 – 2027-01-01T00:00'],
  ['cuối giờ chiều nay', '2026-11-20T16:30 – 2026-11-20T18:00'],
  ['từ nay đến cuối tháng', '2026-11-20T00:00 – 2026-12-01T00:00'],
  ['cuối tuần', '2026-11-21T00:00 – 2026-11-23T00:00'],
  ['đầu tuần sau', '2026-11-23T00:00 – 2026-11-25T00:00'],
  ['cuối tháng 12', '2026-12-21T00:00 – 2027-01-01T00:00'],
  ['buổi sáng', '2026-11-21T08:00 – 2026-11-21T12:00'],
  ['chiều nay', '2026-11-20T13:00 – 2026-11-20T18:00'],
  ['tối qua', '2026-11-19T18:00 – 2026-11-20T00:00'],
  ['đầu giờ chiều mai', '2026-11-21T13:00 – 2026-11-21T14:30'],
  ['3h chiều mai trong 2 tiếng', '2026-11-21T15:00 – 2026-11-21T17:00'],
  ['lúc 9h sáng mai, kéo dài 90 phút', '2026-11-21T09:00 – 2026-11-21T10:30'],
];

describe.each([
  ['instants', instants],
  ['ranges', ranges],
])('%s', (_name, table) => {
  test.each(table)('%s', (text, when) => expect(said(text)).toBe(when));
  test.each(table)('%s, decomposed', (text, when) => expect(said(text.normalize('NFD'))).toBe(when));
  test.each(table)('%s, in capitals', (text, when) => expect(said(text.toUpperCase())).toBe(when));
  test.each(table)('%s, without diacritics', (text, when) => expect(said(fold(text))).toBe(when));
  test.each(table)('%s, inside a sentence', (text, when) => {
    expect(said(`Nhờ chị Lan xếp giúp ${text} ở trụ sở nhé`)).toBe(when);
  });
});

test.each([
  'tháng 13',
  'ngày 31 tháng 2 năm 2026',
  '32/13/2020',
  'ngày 1 tháng 13',
  '7 giờ 61 phút',
  'Có 1975 người tham gia',
  '0912345678',
  '12.53%',
  'phiên bản 1.10.30',
  'Nghị quyết 15/2024/NQ-CP',
  'Vấn đề thứ hai là kinh phí',
  'Thứ nhất là nhân sự, thứ hai là tiền, thứ ba là thời gian',
  'tại phòng 9h',
  'tăng 2/3 số phiếu',
  'hỗ trợ 24/7',
  'tối đa 3 người',
  'chiều cao 3 mét',
  'sáng tạo và ánh sáng',
  'mỗi tuần 2 lần',
  'chị Mai gửi báo cáo',
  'Bà Năm nói với ông Ba',
  'CN Hà Nội sẽ gửi',
  'mai mốt tính',
  'Mai: Dạ được ạ',
  'Mai gửi thư mời',
  'anh Sáng và công ty Bình Minh',
  'ăn trưa xong',
  'mấy năm nay',
  'trung tam thuong mai',
  'năm người',
  'toi da 3 nguoi',
  'em toi tham anh',
  'chi Thu ba con',
  '2 ngày sau khi ký',
  'nhà ở đường 30/4',
  'phố Cách Mạng Tháng Tám',
  'trời tối rồi',
  'từ trước đến nay',
  'chia 3/7 cho đối tác',
])('"%s" names no time', (text) => {
  expect(ahead(text)).toEqual([]);
  expect(ahead(text.normalize('NFD'))).toEqual([]);
});

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
  const told = (text: string) => parseTimes(text, { reference })[0]?.start;
  expect(told('thứ hai')).toBe('2026-11-23T00:00:00');
  expect(told('thứ ba')).toBe('2026-11-17T00:00:00');
  expect(told('15/3')).toBe('2027-03-15T00:00:00');
  expect(told('15/6')).toBe('2026-06-15T00:00:00');
  expect(told('buổi chiều')).toBe('2026-11-20T15:00:00');
});

const weekly = (weekdays: number[], interval = 1) => ({ frequency: 'weekly', interval, weekdays });
const monthly = (on: object, interval = 1) => ({ frequency: 'monthly', interval, on });

const repeated: [string, string, object][] = [
  ['thứ hai hàng tuần lúc 9h', '2026-11-23T09:00', weekly([1])],
  ['mỗi thứ sáu', '2026-11-20T00:00', weekly([5])],
  ['mỗi sáng thứ tư', '2026-11-25T08:00', weekly([3])],
  ['thứ hai và thứ tư hằng tuần', '2026-11-23T00:00', weekly([1, 3])],
  ['từ thứ hai đến thứ sáu hằng tuần lúc 9h', '2026-11-23T09:00', weekly([1, 2, 3, 4, 5])],
  ['các ngày làm việc lúc 16h30', '2026-11-20T16:30', weekly([1, 2, 3, 4, 5])],
  ['hai tuần một lần vào thứ ba', '2026-11-24T00:00', weekly([2], 2)],
  ['hằng ngày', '2026-11-20T00:00', { frequency: 'daily', interval: 1 }],
  ['9h sáng mỗi ngày', '2026-11-21T09:00', { frequency: 'daily', interval: 1 }],
  ['ngày 15 hằng tháng', '2026-12-15T00:00', monthly({ by: 'day', day: 15 })],
  ['cuối mỗi tháng', '2026-11-30T00:00', monthly({ by: 'day', day: -1 })],
  ['ngày cuối cùng của mỗi tháng', '2026-11-30T00:00', monthly({ by: 'day', day: -1 })],
  ['thứ sáu đầu tiên hằng tháng', '2026-12-04T00:00', monthly({ by: 'weekday', nth: 1, weekday: 5 })],
  ['thứ hai cuối cùng của mỗi tháng', '2026-11-30T00:00', monthly({ by: 'weekday', nth: -1, weekday: 1 })],
  ['hằng quý vào ngày 5', '2026-12-05T00:00', monthly({ by: 'day', day: 5 }, 3)],
  [
    'ngày 2/9 hằng năm',
    '2027-09-02T00:00',
    { frequency: 'yearly', interval: 1, month: 9, on: { by: 'day', day: 2 } },
  ],
];

test.each(repeated)('"%s" comes back from %s on', (text, start, recurrence) => {
  for (const spelt of [text, text.normalize('NFD'), fold(text)]) {
    expect(ahead(spelt)).toMatchObject([{ start: `${start}:00`, recurrence }]);
  }
});

test('what repeats by the moon has no rule of the sun', () => {
  expect(ahead('rằm hằng tháng')[0]).not.toHaveProperty('recurrence');
});

test('a day and an hour that other words keep apart are one time', () => {
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

test('times in a list stay apart and share what the last one says for all', () => {
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

test('a strict reading takes only what names its own date or hour', () => {
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

test('a name in full spelling does not make a text typed without marks unreadable', () => {
  expect(said('hop voi anh Đức 9h sang thu 3 tuan sau')).toBe('2026-11-24T09:00');
});

test('without marks "sau" after an hour leads on, it is no minute', () => {
  expect(said('hop luc 9h sau do di an')).toBe('2026-11-21T09:00');
});

test('"việc thứ hai" counts, but not before a week or an hour', () => {
  expect(said('việc thứ hai là')).toBe('');
  expect(said('xong việc thứ hai tuần sau')).toBe('2026-11-23T00:00');
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

test.each([
  ['mỗi thứ ba và thứ năm', '2026-11-24T00:00', [2, 4]],
  ['mỗi thứ hai, thứ tư và thứ sáu lúc 9h', '2026-11-23T09:00', [1, 3, 5]],
  ['mỗi thứ 3, 5, 7 lúc 9h', '2026-11-21T09:00', [2, 4, 6]],
  ['mỗi chiều t2 và t4', '2026-11-23T13:00 – 2026-11-23T18:00', [1, 3]],
  ['các thứ 2-4-6', '2026-11-20T00:00', [1, 3, 5]],
])('what is said of the first weekday repeats the others: %s', (text, start, weekdays) => {
  expect(said(text)).toBe(start);
  expect(ahead(text)).toMatchObject([{ recurrence: { frequency: 'weekly', weekdays } }]);
});

test('weekdays with hours of their own are rules of their own', () => {
  const rules = ahead('mỗi sáng thứ hai và chiều thứ tư').map(({ recurrence }) => recurrence);
  expect(rules).toMatchObject([{ weekdays: [1] }, { weekdays: [3] }]);
});

test('the day a rule ends on is no end of one of its times', () => {
  expect(ahead('hằng ngày 9h đến 31/12')[0]).toMatchObject({
    start: '2026-11-21T09:00:00',
    end: null,
    recurrence: { frequency: 'daily' },
  });
  expect(ahead('9h-10h thứ hai hằng tuần')).toMatchObject([
    { start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00', recurrence: { weekdays: [1] } },
  ]);
});

test('what is said to be past lies behind', () => {
  expect(said('ngày 2/9 vừa rồi')).toBe('2026-09-02T00:00');
  expect(said('ngày 25 vừa qua')).toBe('2026-10-25T00:00');
  expect(said('tháng 12 vừa rồi')).toBe('2025-12-01T00:00');
  expect(said('3 ngày qua')).toBe('2026-11-17T00:00');
  expect(said('quý 2 vừa rồi')).toBe('2026-04-01T00:00');
  expect(said('quý 4 vừa qua')).toBe('2025-10-01T00:00');
});

test('without marks "tu" before a year is the fourth month', () => {
  expect(said('cuoi thang tu 2027')).toBe(said('cuối tháng tư 2027'));
});

test('days that are told one by one are not counted from today', () => {
  expect(said('trong 2 ngày 10 và 11/12')).toBe('2026-12-10T00:00 | 2026-12-11T00:00');
});

test('no time has a year of five digits', () => {
  for (const text of ['năm 9999', 'hết năm 9999', '31/12/9999', 'cuối năm 9998']) expect(said(text)).toBe('');
});
