import { expect, test } from 'vitest';
import { supportCheck } from './check-support.ts';

const isSupported = (said: readonly string[], text: string): boolean => {
  const turns = said.map((turn, index) => ({ speaker: index % 2 === 0 ? 'Vân' : 'Lộc', text: turn }));
  const check = supportCheck({ meetingDate: '2026-11-20', turns });
  return check({ text, evidence: [...turns.keys()] }).supported;
};

test.each<[why: string, said: string[], right: string, wrong: string]>([
  [
    'a negation ends at "thì"',
    ['Ai không đeo khẩu trang thì không vào xưởng.'],
    'Ai không đeo khẩu trang thì không vào xưởng',
    'Ai không đeo khẩu trang thì vào xưởng',
  ],
  [
    'an answer denies what was proposed',
    ['Em đề xuất mua thêm máy in màu.', 'Chưa cần, máy cũ còn chạy tốt.'],
    'Chưa mua thêm máy in màu',
    'Mua thêm máy in màu',
  ],
  [
    'what is not there',
    ['Phòng họp mới không có máy chiếu.'],
    'Phòng họp mới không có máy chiếu',
    'Phòng họp mới có máy chiếu',
  ],
  [
    'what would happen otherwise is no refusal',
    ['Không lắp thì mùa mưa lại ngập.', 'Ừ, lắp hai cái bơm đi.'],
    'Lắp hai cái bơm',
    'Không lắp hai cái bơm',
  ],
  [
    'what is named before "thì"',
    ['Xe cũ thì tôi không lấy.', 'Vâng, vậy thuê xe mới.'],
    'Thuê xe mới, không lấy xe cũ',
    'Thuê xe mới, lấy xe cũ',
  ],
  [
    'a number of a recap that is said of something else',
    [
      'Chốt lại: Lộc mua ba bình chữa cháy cho kho, Hà gửi danh sách tập huấn, Minh liên hệ nhà thầu sơn lại cổng bảo vệ, còn phần tiệc tất niên của công đoàn thì đặt chín bàn ở nhà hàng cũ nhé.',
    ],
    'Mua ba bình chữa cháy cho kho',
    'Mua chín bình chữa cháy cho kho',
  ],
])('%s', (_why, said, right, wrong) => {
  expect(isSupported(said, right)).toBe(true);
  expect(isSupported(said, wrong)).toBe(false);
});
