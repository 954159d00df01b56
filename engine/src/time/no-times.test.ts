import { expect, test } from 'vitest';
import { parseTimes } from './parse-times.ts';

/** A Friday afternoon. */
const reference = '2026-11-20T14:00:00';

const ahead = (text: string) => parseTimes(text, { reference, forward: true });

function said(text: string): string {
  return ahead(text)
    .map(({ start, end }) => [start.slice(0, 16), end?.slice(0, 16)].filter(Boolean).join(' – '))
    .join(' | ');
}

test.each([
  'tháng 13',
  'ngày 31 tháng 2 năm 2026',
  '32/13/2020',
  'ngày 1 tháng 13',
  '7 giờ 61 phút',
  'Có 1975 người tham gia',
  '0912345678',
  '12.53%',
  'phiên bản 1.10.30',
  'Nghị quyết 15/2024/NQ-CP',
  'Vấn đề thứ hai là kinh phí',
  'Thứ nhất là nhân sự, thứ hai là tiền, thứ ba là thời gian',
  'tại phòng 9h',
  'sửa cột T5 trong bảng',
  'lên tòa T3 lấy đồ',
  'hàng xóm tối lửa tắt đèn có nhau',
  'tăng 2/3 số phiếu',
  'hỗ trợ 24/7',
  'tối đa 3 người',
  'chiều cao 3 mét',
  'sáng tạo và ánh sáng',
  'mỗi tuần 2 lần',
  'chị Mai gửi báo cáo',
  'Bà Năm nói với ông Ba',
  'CN Hà Nội sẽ gửi',
  'mai mốt tính',
  'Mai mười tám tuổi',
  'tối quá, bật đèn lên',
  'màu này sáng hơn màu kia',
  'giờ này còn sớm quá',
  'tết tóc hai bên',
  'Mai: Dạ được ạ',
  'Mai gửi thư mời',
  'anh Sáng và công ty Bình Minh',
  'ăn trưa xong',
  'mấy năm nay',
  'trung tam thuong mai',
  'năm người',
  'toi da 3 nguoi',
  'em toi tham anh',
  'chi Thu ba con',
  '2 ngày sau khi ký',
  'nhà ở đường 30/4',
  'phố Cách Mạng Tháng Tám',
  'trời tối rồi',
  'từ trước đến nay',
  'chia 3/7 cho đối tác',
])('"%s" names no time', (text) => {
  expect(ahead(text)).toEqual([]);
  expect(ahead(text.normalize('NFD'))).toEqual([]);
});

test('a name in full spelling does not make a text typed without marks unreadable', () => {
  expect(said('hop voi anh Đức 9h sang thu 3 tuan sau')).toBe('2026-11-24T09:00');
});

test('without marks "sau" after an hour leads on, it is no minute', () => {
  expect(said('hop luc 9h sau do di an')).toBe('2026-11-21T09:00');
});

test('"việc thứ hai" counts, but not before a week or an hour', () => {
  expect(said('việc thứ hai là')).toBe('');
  expect(said('xong việc thứ hai tuần sau')).toBe('2026-11-23T00:00');
});

test('without marks "tu" before a year is the fourth month', () => {
  expect(said('cuoi thang tu 2027')).toBe(said('cuối tháng tư 2027'));
});
