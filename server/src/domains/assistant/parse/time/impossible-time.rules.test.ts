import { expect, test } from 'vitest';
import { findImpossibleTime } from './impossible-time.rules.ts';

test.each([
  ['ngày 30/2 họp với Như lúc 9h', '30/2'],
  ['hop voi Nhu 9h ngay 31-11', '31-11'],
  ['9h 29/2/2027 họp với Như', '29/2/2027'],
  ['ngày 31 tháng 4 họp với Như', '31 tháng 4'],
  ['ngày 25/13 họp với Như', '25/13'],
  ['dời cho kịp vào 31/4', '31/4'],
])('%s: no such date', (text, said) => expect(findImpossibleTime(text)).toEqual({ kind: 'date', said }));

test.each([
  ['họp với Như 25h ngày mai', '25h'],
  ['họp với Như lúc 25 giờ', '25 giờ'],
  ['hop voi Nhu 26h chieu mai', '26h'],
  ['9h75 mai họp với Như', '9h75'],
  ['mai họp với Như 14:60', '14:60'],
  ['24h30 tối nay họp', '24h30'],
  ['25:00 mai họp', '25:00'],
  ['mai họp lúc 26g', '26g'],
])('%s: no such clock', (text, said) => expect(findImpossibleTime(text)).toEqual({ kind: 'clock', said }));

test.each([
  '9h 29/2 họp với Như',
  'họp 30/11 về tiến độ 45/50',
  'họp ở nhà 32/14 lúc 9h 1/12',
  '28/02/2027',
  'họp bàn việc giao hàng trong 48h',
  'họp 24h ngày mai',
  'mai 9h59 họp tỉ lệ 60:40',
  'họp 30 giờ làm thêm',
  'họp 16:30 bàn 25 gói thầu',
  'gửi khách mẫu 50g ngày mai',
  'họp ở 31/4 Lý Thường Kiệt 9h mai',
  '9h mai gặp khách tại nhà 30/2',
])('exists: %s', (text) => expect(findImpossibleTime(text)).toBeNull());
