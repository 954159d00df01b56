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
  [
    'a question that goes on behind "và"',
    ['Buổi demo có bị dời không và dời sang ngày nào?', 'Chị chưa biết.'],
    'Buổi demo có bị dời không và dời sang ngày nào?',
    'Buổi demo không dời sang ngày khác',
  ],
  [
    'what is left for later',
    ['Bản đầu chỉ làm đơn mang đi, giao hàng để sau.', 'Vâng ạ.'],
    'Bản đầu chỉ làm đơn mang đi, chưa làm giao hàng',
    'Bản đầu không làm đơn mang đi',
  ],
  [
    '"khỏi" behind a verb of leaving',
    ['Danh mục quý tư thì bỏ hai cuốn tiểu thuyết ra nhé.', 'Dạ.'],
    'Bỏ hai cuốn tiểu thuyết khỏi danh mục quý tư',
    'Không bỏ hai cuốn tiểu thuyết khỏi danh mục quý tư',
  ],
  [
    'an answer that only says no',
    ['Bảo vệ có trực đêm giao thừa không anh?', 'Không.'],
    'Bảo vệ không trực đêm giao thừa',
    'Bảo vệ trực đêm giao thừa',
  ],
])('%s', (_why, said, right, wrong) => {
  expect(isSupported(said, right)).toBe(true);
  expect(isSupported(said, wrong)).toBe(false);
});

const ownedBy = (
  assignee: string,
  turns: readonly (readonly [string, string])[],
  deadline: string | null = null,
) =>
  supportCheck({
    meetingDate: '2026-11-20',
    turns: turns.map(([speaker, text]) => ({ speaker, text })),
  })({ text: 'In lại bảng giá', evidence: [...turns.keys()], assignee, deadline }).supported;

test('a name inside a day is nobody, and who is named in another sentence is given nothing', () => {
  const turns = [
    ['Chú Tư', 'Bảng giá sai rồi.'],
    ['Hà', 'Cô Bạch nói phải. In lại bảng giá đi.'],
    ['Nở', 'Em sẽ in lại bảng giá trước thứ Tư.'],
    ['Cô Bạch', 'Ừ.'],
  ] as const;
  expect(ownedBy('Nở', turns)).toBe(true);
});

test('a weekday by itself may be of this week or of the next', () => {
  const turns = [
    ['Hà', 'Nở in lại bảng giá, thứ năm nhé.'],
    ['Nở', 'Dạ thứ năm.'],
  ] as const;
  expect(['2026-11-26', '2026-12-03'].map((day) => ownedBy('Nở', turns, day))).toEqual([true, true]);
  expect(ownedBy('Nở', turns, '2026-11-27')).toBe(false);
});
