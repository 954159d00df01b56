import { expect, test } from 'vitest';
import { cancelledInWords, madeInWords, undoneInWords } from './made-words.rules.ts';

const one = { title: 'Họp tuần', series: null, status: 'upcoming' } as const;
const draft = { ...one, status: 'draft' } as const;
const series = { ...one, series: { id: 's', start: '2026-11-23T02:00:00.000Z', detached: false } };

test.each([
  [one, 0, 'Đã tạo “Họp tuần”'],
  [one, 3, 'Đã tạo “Họp tuần” và mời 3 người'],
  [series, 1, 'Đã tạo chuỗi “Họp tuần” và mời 1 người'],
  [draft, 3, 'Đã lưu bản nháp, chưa báo cho ai'],
])('%o for %i people is made: %s', (made, invited, words) => {
  expect(madeInWords(made, { members: invited, guests: 0, isMailed: true })).toBe(words);
});

test('what is made without mails says so where somebody would have got one', () => {
  const guest = { guests: 1, isMailed: false };
  expect(madeInWords(one, { ...guest, members: 2 })).toBe(
    'Đã tạo “Họp tuần” và mời 3 người, không gửi thư cho đồng nghiệp',
  );
  expect(madeInWords(one, { ...guest, members: 0 })).toBe('Đã tạo “Họp tuần” và mời 1 người');
});

test('what guests are not sent yet is not promised', () => {
  const invited = { members: 1, guests: 1, isMailed: true };
  expect(madeInWords(one, invited, { waitsFor: 'verification' })).toBe(
    'Đã tạo “Họp tuần” và mời 2 người, thư cho khách chờ bạn xác nhận email của mình',
  );
  expect(madeInWords(one, invited, { waitsFor: 'limit' })).toBe(
    'Đã tạo “Họp tuần” và mời 2 người, thư cho khách chờ vì đã đủ số thư trong ngày',
  );
});

test('a cancellation notifies nobody where nobody was invited, and names guests whose mail waits', () => {
  const waiting = { waitsFor: 'verification' } as const;
  expect(cancelledInWords({ isSeries: false, members: 0, guests: 0 })).toBe('Đã hủy cuộc họp');
  expect(cancelledInWords({ isSeries: true, members: 3, guests: 0 })).toBe(
    'Đã hủy các buổi họp và báo cho mọi người',
  );
  expect(cancelledInWords({ isSeries: false, members: 1, guests: 1 }, waiting)).toBe(
    'Đã hủy cuộc họp và báo cho mọi người, riêng thư cho khách chờ bạn xác nhận email của mình',
  );
  const unaware = { isSeries: false, guests: 1, areGuestsUnaware: true };
  expect(cancelledInWords({ ...unaware, members: 2 })).toBe(
    'Đã hủy cuộc họp và báo cho đồng nghiệp, khách chưa nhận thư mời nào',
  );
  expect(cancelledInWords({ ...unaware, members: 0 })).toBe('Đã hủy cuộc họp, khách chưa nhận thư mời nào');
});

test.each([
  [one, 'unnoticed', 'Đã bỏ “Họp tuần”, chưa ai nhận thư mời'],
  [series, 'unnoticed', 'Đã bỏ chuỗi “Họp tuần”, chưa ai nhận thư mời'],
  [one, 'called-off', 'Thư mời đã gửi nên “Họp tuần” bị hủy và mọi người sẽ được báo'],
  [draft, 'unnoticed', 'Đã bỏ bản nháp'],
] as const)('%o, %s, is undone: %s', (made, outcome, words) => {
  expect(undoneInWords(made, outcome)).toBe(words);
});
