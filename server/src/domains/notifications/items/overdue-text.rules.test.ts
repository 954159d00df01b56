import { expect, test } from 'vitest';
import { overdueText } from './overdue-text.rules.ts';

const days = 3;

test.each([
  [
    { count: 1, untaken: 0, title: 'Gửi bảng giá', days },
    'Việc “Gửi bảng giá” đã quá hạn từ 3 ngày làm việc trở lên.',
  ],
  [
    { count: 1, untaken: 1, title: 'Gửi bảng giá', days },
    'Việc “Gửi bảng giá” đã quá hạn từ 3 ngày làm việc trở lên mà chưa ai nhận.',
  ],
  [
    { count: 1, untaken: 1, title: null, days },
    '1 việc thuộc cuộc họp bạn chủ trì hoặc do bạn giao đã quá hạn từ 3 ngày làm việc trở lên mà chưa ai nhận.',
  ],
  [
    { count: 4, untaken: 2, title: null, days },
    '4 việc thuộc cuộc họp bạn chủ trì hoặc do bạn giao đã quá hạn từ 3 ngày làm việc trở lên, trong đó 2 việc chưa ai nhận.',
  ],
])('overdue items are counted, and those that nobody took on', (items, text) => {
  expect(overdueText(items)).toBe(text);
});
