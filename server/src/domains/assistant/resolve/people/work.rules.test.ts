import { expect, test } from 'vitest';
import { onlyByWork } from '../../shared/work-words.rules.ts';
import { narrowByWork } from './work.rules.ts';

const engineer = { department: 'Chất lượng', position: 'Kỹ sư kiểm nghiệm' };
const seller = { department: 'Kinh doanh', position: 'Trưởng phòng Kinh doanh' };

test.each([
  ['thằng QA ấy, chơ Huy mô nữa', engineer],
  ['Huy kiểm nghiệm', engineer],
  ['huy kiem nghiem ay', engineer],
  ['bên kinh doanh', seller],
  ['sale', seller],
  ['Huy kiểm kê kho', null],
  ['Huy', null],
  ['ai cũng được', null],
  ['trưởng phòng', seller],
  ['kinh doanh hay chất lượng', null],
])('%s names the work of one alone', (said, wanted) => {
  expect(onlyByWork(said, [engineer, seller])).toBe(wanted);
});

test('who works where the words behind a name say is meant, and all where they say nothing of it', () => {
  expect(narrowByWork([engineer, seller], ['QA'])).toEqual([engineer]);
  expect(narrowByWork([engineer, seller], ['kiểm', 'nghiệm'])).toEqual([engineer]);
  expect(narrowByWork([engineer, seller], ['kiểm', 'kê', 'kho'])).toEqual([engineer, seller]);
});
