import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const timesIn = (message: string): string[] =>
  readMessage(message).times.map(({ from, to }) => message.slice(from, to));

test.each([
  ['họp rà soát kế hoạch quý 4 chiều thứ năm tuần sau', ['chiều thứ năm tuần sau']],
  ['giao Mai nộp tờ khai thuế GTGT tháng 11 trước thứ Sáu', ['trước thứ Sáu']],
  ['kế hoạch kinh doanh quý IV ai phụ trách', []],
  ['hop ve ngan sach nam 2027 luc 9h mai', ['luc 9h mai']],
  ['tháng 11 tôi họp bao nhiêu giờ', ['tháng 11']],
  ['hẹn anh Sơn review giá Tết 9h mai', ['9h mai']],
  ['bàn giá tết, 1 tiếng', []],
  ['họp với chú Bảy chiều nay 4h', ['chiều nay 4h']],
  ['hop thu bay chieu 4h', ['thu bay chieu 4h']],
  ['họp sau Tết', ['Tết']],
  ['báo cáo xong trong tháng 11', ['tháng 11']],
])('%s names the times %j', (message, wanted) => {
  const found = timesIn(message).map((time) => time.replace(/^(?:trong|trước|luc)\s+/u, ''));
  expect(found).toEqual(wanted.map((time) => time.replace(/^(?:trong|trước|luc)\s+/u, '')));
});
