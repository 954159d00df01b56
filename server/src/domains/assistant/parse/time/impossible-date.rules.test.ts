import { expect, test } from 'vitest';
import { findImpossibleDate } from './impossible-date.rules.ts';

test.each([
  ['ngày 30/2 họp với Như lúc 9h', '30/2'],
  ['hop voi Nhu 9h ngay 31-11', '31-11'],
  ['9h 29/2/2027 họp với Như', '29/2/2027'],
  ['ngày 31 tháng 4 họp với Như', '31 tháng 4'],
  ['ngày 25/13 họp với Như', '25/13'],
])('%s', (text, date) => expect(findImpossibleDate(text)).toBe(date));

test.each(['9h 29/2 họp với Như', 'họp 30/11 về tiến độ 45/50', 'họp ở nhà 32/14 lúc 9h 1/12', '28/02/2027'])(
  'exists: %s',
  (text) => expect(findImpossibleDate(text)).toBeNull(),
);
