import { expect, test } from 'vitest';
import { workChange, workChangeWords } from './work-change.ts';

const task = { title: 'Gửi giá', assigneeId: 'mai', deadline: '2026-12-05', isDone: false };

test.each([
  [{}, null],
  [{ title: 'Gửi báo giá' }, 'đã đổi việc “Gửi giá” thành “Gửi báo giá”'],
  [{ deadline: '2026-12-10' }, 'đã đổi hạn việc “Gửi giá” từ 05/12/2026 thành 10/12/2026'],
  [{ deadline: null }, 'đã bỏ hạn việc “Gửi giá”'],
  [{ title: 'Gửi báo giá', deadline: null }, 'đã đổi việc “Gửi giá” thành “Gửi báo giá”, và bỏ hạn'],
  [{ assigneeId: 'chi', title: 'Gửi báo giá' }, 'đã giao việc “Gửi giá” cho người khác'],
  [{ assigneeId: null }, 'không còn giao việc “Gửi giá” cho bạn'],
  [null, 'đã xóa việc “Gửi giá” của bạn'],
  [{ isDone: true }, 'đã báo xong việc “Gửi giá”'],
  [
    { isDone: true, title: 'Gửi báo giá', deadline: null },
    'đã báo xong việc “Gửi giá”, và đổi tên thành “Gửi báo giá”, và bỏ hạn',
  ],
])('what %j means to who works on it', (change, words) => {
  const meant = workChange(task, change && { ...task, ...change }, 'mai');
  expect(meant && workChangeWords(meant, 'Gửi giá')).toBe(words);
});

test.each([
  [workChange({ ...task, assigneeId: 'chi' }, task, 'mai'), 'đã giao lại một việc của buổi họp kín cho bạn'],
  [workChange(task, { ...task, title: 'Khác' }, 'mai'), 'đã đổi tên một việc của buổi họp kín'],
  [
    workChange({ ...task, isDone: true }, { ...task, title: 'Khác' }, 'mai'),
    'đã mở lại một việc của buổi họp kín, và đổi tên',
  ],
  [
    workChange({ ...task, deadline: null }, task, 'mai'),
    'đã đặt hạn một việc của buổi họp kín là 05/12/2026',
  ],
])('of a closed meeting it names no title (%#)', (change, words) => {
  expect(change && workChangeWords(change, null)).toBe(words);
});

test('who neither had nor has an item is notified of nothing', () => {
  expect(workChange(task, null, 'chi')).toBeNull();
  expect(workChange(task, { ...task, deadline: null }, 'chi')).toBeNull();
});
