import { expect, test } from 'vitest';
import { withoutReplaced } from './without-replaced.ts';

const decided = (text: string, evidence: number[], confidence = 0.9) => ({ text, evidence, confidence });

test('of what is settled again soon after, the last version stands with the turns of both', () => {
  expect(
    withoutReplaced([
      decided('Giãn ra, hai người một khung, mỗi khung bốn lăm phút', [7]),
      decided('Từ thứ hai tuần sau mỗi khung hai người, bốn lăm phút', [9]),
      decided('Giảm 15% tới hết tháng chín', [38]),
    ]),
  ).toEqual([
    decided('Từ thứ hai tuần sau mỗi khung hai người, bốn lăm phút', [7, 9]),
    decided('Giảm 15% tới hết tháng chín', [38]),
  ]);
});

test.each([
  ['another matter', decided('Thuê xe tối thứ hai', [3]), decided('Thuê phòng họp tối thứ ba', [5])],
  ['far apart', decided('Mua máy in mới 12 triệu đồng', [3]), decided('Mua máy in mới 15 triệu đồng', [40])],
  ['in one turn', decided('Mua máy in tầng một', [3]), decided('Mua máy in tầng hai', [3])],
  [
    'a suggestion',
    decided('Mua máy in mới 12 triệu đồng', [3]),
    decided('Mua máy in mới 15 triệu đồng', [5], 0.5),
  ],
])('nothing replaces what is %s', (_, first, second) => {
  expect(withoutReplaced([first, second])).toEqual([first, second]);
});
