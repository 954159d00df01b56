import { expect, test } from 'vitest';
import { parseTimes } from './parse-times.ts';

/** A Wednesday morning. */
const reference = '2027-03-10T09:40:00';

const said = (text: string): string =>
  parseTimes(text, { reference, forward: true })
    .map(({ start, end, recurrence }) =>
      [start.slice(0, 16), end?.slice(0, 16), recurrence?.frequency].filter(Boolean).join(' '),
    )
    .join(' | ');

test.each([
  ['giao hàng tuần sau', '2027-03-15T00:00'],
  ['nhập hàng ngày mai', '2027-03-11T00:00'],
  ['bán hàng tháng 3', '2027-03-01T00:00'],
  ['giao hàng ngày 20', '2027-03-20T00:00'],
  ['ngân hàng sáng mai mở cửa', '2027-03-11T08:00 2027-03-11T12:00'],
  ['giao hang tuan sau', '2027-03-15T00:00'],
  ['kiểm kê hàng tháng', '2027-03-10T00:00 monthly'],
  ['họp hàng tuần 2 lần', '2027-03-10T00:00 weekly'],
  ['hàng ngày 9h họp', '2027-03-11T09:00 daily'],
  ['nộp báo cáo hàng tháng trước ngày 5', '2027-03-10T00:00 monthly | 2027-04-05T00:00'],
])('goods are not "every": %s', (text, when) => expect(said(text)).toBe(when));

test.each([
  ['phụ cấp ca đêm', ''],
  ['trực đêm mệt lắm', ''],
  ['ca đêm mai anh trực', '2027-03-11T22:00 2027-03-12T00:00'],
  ['anh làm sáng mai nhé', '2027-03-11T08:00 2027-03-11T12:00'],
  ['dạ chiều mai em nộp', '2027-03-11T13:00 2027-03-11T18:00'],
  ['da chieu mai em nop', '2027-03-11T13:00 2027-03-11T18:00'],
  ['ăn tối quá nhiều', ''],
])('shifts and meals: %s', (text, when) => expect(said(text)).toBe(when));

test.each([
  ['gửi mọi người thứ hai', '2027-03-15T00:00'],
  ['người thứ hai phát biểu', ''],
  ['em tách trong tuần này, thứ hai tuần sau em gửi mẫu', '2027-03-08T00:00 | 2027-03-15T00:00'],
])('a weekday goes with the week behind it, and counts no people: %s', (text, when) =>
  expect(said(text)).toBe(when),
);

test.each([
  ['một tỷ mốt', ''],
  ['kiểm tra tháng hai lần', ''],
  ['tháng ba lần này', '2027-03-01T00:00'],
  ['như mọi năm', ''],
  ['gói cước 4G 30 ngày', ''],
  ['4g chiều mai', '2027-03-11T16:00'],
  ['anh ấy tên Sáng, họ Trần', ''],
  ['kệ hàng A-12/3', ''],
  ['ống 1/2 inch', ''],
  ['bệnh viện đa khoa 30/4', ''],
  ['tập trung ở đầu hẻm, cuối xóm', ''],
  ['qua năm triệu', ''],
])('words and figures of other things: %s', (text, when) => expect(said(text)).toBe(when));

test.each([
  ['mai toi gui', '2027-03-11T00:00'],
  ['vắng buổi giao ban mai', '2027-03-11T00:00'],
  ['nắng ban mai', ''],
  ['tuan sau toi di Hue', '2027-03-15T00:00'],
  ['hoi toi lam gi', ''],
  ['toi muon hoi', ''],
  ['8 gio toi mai', '2027-03-11T20:00'],
  ['toi thu 7', '2027-03-13T18:00 2027-03-14T00:00'],
  ['doi hop sang thu sau', '2027-03-12T00:00'],
  ['doi sang sang thu sau', '2027-03-12T08:00 2027-03-12T12:00'],
  ['tu chin gio toi muoi gio sang mai', '2027-03-11T09:00 2027-03-11T10:00'],
  ['ung ho hai tay', ''],
  ['cho em toi thu 6', '2027-03-12T00:00'],
  ['toi muon 45 ngay', ''],
  ['sau 8 gio toi', '2027-03-10T20:00'],
  ['vay thi quy qua', ''],
  ['cai mai che', ''],
  ['doanh thu nam 2025', '2025-01-01T00:00'],
  ['Thu hai tuan sau demo', '2027-03-15T00:00'],
])('typed without marks: %s', (text, when) => expect(said(text)).toBe(when));

test.each([
  ['họp thứ hai 22 nhé', '2027-03-22T00:00'],
  ['từ thứ hai 22 đến thứ sáu 26', '2027-03-22T00:00 2027-03-27T00:00'],
  ['thứ hai 22 người đến', '2027-03-15T00:00'],
  ['thứ hai 15 giờ', '2027-03-15T15:00'],
  ['gặp anh Phong 15h thứ hai', '2027-03-15T15:00'],
  ['họp phòng 15 thứ hai', '2027-03-15T00:00'],
  ['trong tuần ni', '2027-03-08T00:00'],
  ['thứ bảy ni', '2027-03-13T00:00'],
  ['ngày cuối cùng của quý', '2027-03-31T00:00'],
  ['ngày đầu tiên của năm học', ''],
  ['nộp trong tháng bảy, ngày kia ký', '2027-07-01T00:00 | 2027-03-12T00:00'],
])('of this and that: %s', (text, when) => expect(said(text)).toBe(when));

test('"hồi sáng" is this morning, however late it is', () => {
  const times = parseTimes('Hồi sáng tôi gọi', { reference: '2027-03-10T13:50:00', forward: true });
  expect(times.map(({ start }) => start)).toEqual(['2027-03-10T08:00:00']);
});

test.each([
  ['hnay 14h họp nha', '2027-03-10T14:00'],
  ['hqua 9g15', '2027-03-09T09:15'],
  ['Mai mười giờ sáng họp', '2027-03-11T10:00'],
  ['Mai mười giờ kém năm chị qua', '2027-03-11T09:55'],
  ['Mốt là chốt sổ', '2027-03-12T00:00'],
  ['ngày vía Thần Tài', '2028-02-04T00:00'],
  ['lễ Phật Đản', '2027-05-20T00:00'],
])('shortened, at the head of a sentence, of the moon: %s', (text, when) => expect(said(text)).toBe(when));

test.each([
  ['mở cửa từ 6h đến 22h ngày mai', '2027-03-11T06:00 2027-03-11T22:00'],
  ['họp từ 2h đến 4h ngày mai', '2027-03-11T14:00 2027-03-11T16:00'],
  ['từ 23h đến 2h sáng mai', '2027-03-10T23:00 2027-03-11T02:00'],
  ['từ 9h đến 11h sáng mai', '2027-03-11T09:00 2027-03-11T11:00'],
  ['6h-7h tối mai', '2027-03-11T18:00 2027-03-11T19:00'],
  ['8h-17h tất cả các ngày trong tuần', '2027-03-11T08:00 2027-03-11T17:00 weekly'],
  ['từ nay tới cuối năm không tuyển ai', '2027-03-10T00:00 2028-01-01T00:00'],
  ['tới 25 này trả hết', '2027-03-25T00:00'],
  ['hồi tháng ba hỏng', '2027-03-01T00:00'],
  ['hồi tháng tám hỏng', '2026-08-01T00:00'],
  ['vào hồi 9 giờ ngày mai', '2027-03-11T09:00'],
  ['hồi sáng sớm tôi gọi', '2027-03-10T05:00 2027-03-10T07:00'],
  ['hồi trưa nay', '2027-03-10T12:00 2027-03-10T14:00'],
  ['hồi tối qua', '2027-03-09T18:00 2027-03-10T00:00'],
  ['hồi sáng thứ hai', '2027-03-15T08:00 2027-03-15T12:00'],
  ['một tiếng rưỡi trước', '2027-03-10T08:10'],
  ['hai tiếng rưỡi trước khi họp', ''],
  ['giữa 9 giờ và 11 giờ sáng mai', '2027-03-11T09:00 2027-03-11T11:00'],
  ['giữa tháng 4 và đầu tháng 5', '2027-04-11T00:00 2027-04-21T00:00 | 2027-05-01T00:00 2027-05-11T00:00'],
  ['từ 29 tháng chạp đến mùng 5', '2028-01-25T00:00 2028-01-31T00:00'],
  ['từ ngày 28 đến mùng 5 tháng 4', '2027-03-28T00:00 2027-04-06T00:00'],
  ['từ 28/12/2027 đến ngày 5', '2027-12-28T00:00 2028-01-06T00:00'],
  ['từ ngày 5 đến 10/4', '2027-04-05T00:00 2027-04-11T00:00'],
])('more ranges and past times: %s', (text, when) => expect(said(text)).toBe(when));

test.each([
  'tỉ lệ pha 1:10',
  'tỷ lệ thắng 2/3',
  'uống thuốc sau ăn sáng 30 phút',
  'đứng thứ hai toàn quốc',
  'từng ngày một',
  'con đường hai chiều',
  'số nhà 25/7 hẻm 12',
  'ý kiến thứ ba hợp lý',
  'ngày nào cũng được',
])('"%s" names no time', (text) => expect(said(text)).toBe(''));

test.each([
  ['ok anh mai em gửi', '2027-03-11T00:00'],
  ['chị mai em gửi rồi', ''],
  ['lớp học thứ hai tư sáu', '2027-03-15T00:00 | 2027-03-10T00:00 | 2027-03-12T00:00'],
  ['họp phiên đầu năm trước hết xin điểm danh', '2027-01-01T00:00 2027-04-01T00:00'],
  ['có dời được không giờ chưa biết', ''],
  ['trực từ không giờ ngày mai', '2027-03-11T00:00'],
  ['lẹ nha một giờ rưỡi họp', '2027-03-10T13:30'],
  ['nghiệm thu mùng tám bốn bể', '2027-04-08T00:00'],
  ['sáng 2/9 thành phố khai trương', '2027-09-02T08:00 2027-09-02T12:00'],
])('as a recogniser writes, without marks between clauses: %s', (text, when) =>
  expect(said(text)).toBe(when),
);
