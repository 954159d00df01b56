import { describe, expect, test } from 'vitest';
import { readIntent } from './read-intent.ts';

describe('what is said of a task', () => {
  test.each([
    ['dặn bác Khánh bảo vệ khóa cổng sau lúc 10h tối', 'bác Khánh bảo vệ', 'khóa cổng sau', 'lúc 10h tối'],
    ['phiền anh Bảo kiểm tra lại bản vẽ móng giúp em', 'anh Bảo', 'kiểm tra lại bản vẽ móng', undefined],
    ['để Khoa ôm vụ máy lạnh nha', 'Khoa', 'máy lạnh', undefined],
    ['việc đặt tiệc để bé Na lo nghe', 'bé Na', 'đặt tiệc', undefined],
    ['chị Liên lo đặt cơm cho đoàn ngày 21/1 nhé', 'chị Liên', 'đặt cơm cho đoàn', 'ngày 21/1'],
    ['giao bộ phận bảo trì thay dây curoa máy 3', 'bộ phận bảo trì', 'thay dây curoa máy 3', undefined],
    ['yêu cầu phòng mua hàng gửi ba báo giá trong tuần', 'phòng mua hàng', 'gửi ba báo giá', 'trong tuần'],
    ['thêm việc: đặt 200 thùng carton', undefined, 'đặt 200 thùng carton', undefined],
    ['ghi dùm t mai đóng tiền điện xưởng', undefined, 'đóng tiền điện xưởng', 'mai'],
    ['nhắc mình mai gọi cho ngân hàng', 'mình', 'gọi cho ngân hàng', 'mai'],
    ['đừng để tôi quên ký hợp đồng trước ngày 1', 'tôi', 'ký hợp đồng', 'trước ngày 1'],
    ['thêm việc: ktra gian giao tầng 5, giao a Thuận, mai', 'a Thuận', 'ktra gian giao tầng 5', 'mai'],
    [
      'xin ghi lại việc cho điều dưỡng Oanh: kiểm tra tủ thuốc',
      'điều dưỡng Oanh',
      'kiểm tra tủ thuốc',
      undefined,
    ],
    ['nhờ cô Trâm soạn đề khối 8, nộp trước thứ Sáu', 'cô Trâm', 'soạn đề khối 8', 'trước thứ Sáu'],
    ['Phòng hành chính chuẩn bị quà trước 5/1', 'Phòng hành chính', 'chuẩn bị quà', 'trước 5/1'],
    ['bảo con Ngọc dọn kho vật tư, nhìn ngứa mắt quá', 'con Ngọc', 'dọn kho vật tư', undefined],
    ['bảo Thắng sửa lại bản vẽ tầng 2 trước thứ năm', 'Thắng', 'sửa lại bản vẽ tầng 2', 'trước thứ năm'],
  ])('%s', (text, assignee, title, deadline) => {
    const { slots } = readIntent(text);
    expect([slots.assignee, slots.title, slots.deadline]).toEqual([assignee, title, deadline]);
  });
});

test.each([
  ['15 giờ tôi không dự được, xếp lại hôm khác giúp tôi', 'move'],
  ['cuộc họp giao ban chỉ cần 20 phút thôi, xin rút ngắn lại', 'move'],
  ['gỡ tên tôi khỏi buổi họp ngày mai', 'people'],
  ['hủy họp với thầy Hùng', 'cancel'],
  ['hủy họp tài chính', 'cancel'],
])('how a meeting changes: %s', (text, change) => {
  expect(readIntent(text)).toMatchObject({ kind: 'change-meeting', slots: { change } });
});

test.each([
  ['t cần gặp Quỳnh vs Đạt gấp 11h trưa nay', { people: 'Quỳnh vs Đạt' }],
  ['book phòng 302 t4 3h-4h phỏng vấn ứng viên kế toán giúp c', { goal: 'phỏng vấn ứng viên kế toán' }],
  ['nói chuyện riêng với thằng Lực 15 phút thôi, sáng thứ 3 đi', { people: 'thằng Lực' }],
  ['sáng thứ 2 8h cho họp cả phòng kinh doanh nhé', { people: 'cả phòng kinh doanh' }],
  ['mai họp lúc 9h với chị Lan', { people: 'chị Lan', time: 'mai lúc 9h' }],
  ['muốn gặp riêng cô Liên và thầy Đạt sau giờ chào cờ thứ Hai', { people: 'cô Liên và thầy Đạt' }],
  ['mai 8h ae dev họp vụ lỗi thanh toán', { people: 'ae dev' }],
  ['hỏi Khoa mấy giờ rảnh', { people: 'Khoa' }],
  ['Khoa với Lan mai rảnh giờ nào', { people: 'Khoa với Lan' }],
])('what closes a request is no part of what it says: %s', (text, slots) => {
  expect(readIntent(text).slots).toMatchObject(slots);
});
