import { expect, test } from 'vitest';
import { parseTurn } from './parse-turn.rules.ts';
import { noContext } from './spoken-context.rules.ts';

const now = '2026-11-26T08:30:00';
const given = ['Lan', 'Minh', 'Mai', 'Năm', 'Hà', 'Gia Huy', 'Diệu Linh', 'Linh'];
const titles = [
  { kind: 'task' as const, title: 'Tuyển kế toán kho' },
  { kind: 'task' as const, title: 'Kiểm kê kho Cần Thơ' },
];
const turnOf = (message: string) =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, now, {
    ...noContext,
    given,
    titles,
  });

test.each([
  [
    'Giao Diệu Linh đặt xe 16 chỗ ra Vinh ngày 15/12, làm xong trước thứ tư',
    'đặt xe 16 chỗ ra Vinh ngày 15/12',
  ],
  ['giao Lan gửi 200 tờ rơi vào Sóc Trăng trước 5/12', 'gửi 200 tờ rơi vào Sóc Trăng'],
  ["tạo thêm task 'viết script map mã hàng 2019' cho mình, hạn 4/12", 'viết script map mã hàng 2019'],
  ['tao giup chi viec dat com hop cho buoi tong ket', 'dat com hop cho buoi tong ket'],
])('%s: the title is whole', (message, title) => {
  const { asked } = turnOf(message);
  expect(asked).toMatchObject({ kind: 'task', words: { title } });
});

test.each([
  ['việc kiểm kê kho Cần Thơ chuyển từ anh Năm qua em Mai nhé', { assignee: 'em Mai' }],
  ['Chuyển việc tuyển kế toán kho từ Mai sang tôi làm luôn', { assignee: 'tôi' }],
  ['viec tuyen ke toan kho chuyen cho Gia Huy lam giup minh', { assignee: 'Gia Huy' }],
  ['kiem ke kho den han hom ni ma thieu nguoi, cho em xin lui sang thu 2 30/11', { deadline: 'thu 2 30/11' }],
  ['hạn kiểm kê kho 30/11 rút về 28/11 nhé', { deadline: '28/11' }],
])('%s', (message, wanted) => {
  expect(turnOf(message).act).toMatchObject({ kind: 'task', ...wanted });
});

test.each(['đừng đóng việc kiểm kê kho', 'kiểm kê kho xong rồi nhưng khoan tick done'])(
  '%s finishes nothing',
  (message) => {
    expect(turnOf(message).act).not.toMatchObject({ state: 'done' });
  },
);

test.each([
  ['Từ mai tới hết tháng 12 ngày nào cũng nhắc em 16h45 chốt quỹ', { at: '16h45 mai', repeats: true }],
  ['nhắc em 4h chiều mỗi thứ 6 gởi báo cáo quỹ', { repeats: true }],
  ['nhắc em 4h chiều mai gởi báo cáo quỹ', { repeats: false }],
])('%s', (message, wanted) => {
  expect(turnOf(message).act).toMatchObject({ kind: 'remind', ...wanted });
});

test('a day said before in the message is the day that words point to', () => {
  expect(turnOf('thứ hai 7/12 chị đi Lào, bỏ buổi giao ban hôm ấy nhé').act).toMatchObject({
    kind: 'cancel',
    times: ['thứ hai 7/12'],
  });
});
