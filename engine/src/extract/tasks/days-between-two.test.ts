import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const daysIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('a day said between two', () => {
  test.each([
    [
      'said by the one who waits, and again by the one who does it',
      'Chị Vân: Khôi trực quầy nhé.\nKhôi: Vâng.\nHòa: Để em soạn kịch bản tư vấn cho các bạn.\nChị Vân: Ừ, trước mùng mười tháng tư em gửi chị duyệt.\nHòa: Vâng, trước mùng mười tháng tư.',
      ['Khôi · null', 'Hòa · 2026-04-10'],
    ],
    [
      'one’s own word taken back',
      'Chị Vân: Hòa lập hồ sơ nghiệm thu nhé.\nHòa: Dạ em lập.\nKhôi: Chứng chỉ anh để trên bàn em rồi đấy.\nHòa: À thế thì thứ năm em xong, à không, thứ năm em lên công ty, thứ sáu đi ạ.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'not this week, in answer to when',
      'Hòa: Để em thẩm định lại cái xưởng.\nChị Vân: Bao giờ đi?\nHòa: Tuần này em kẹt báo cáo, giữa tuần sau em xuống.\nChị Vân: Được.',
      ['Hòa · 2026-03-18'],
    ],
    [
      'who has to wait for others, and the last word',
      'Bác Tư: Hòa mượn dù rạp bên ấp nhé.\nHòa: Bên ấp họ có đám cưới tới chủ nhật. Xong đám tui qua mượn.\nBác Tư: Vậy thứ hai qua lấy luôn nghen.\nHòa: Ờ, thứ hai.',
      ['Hòa · 2026-03-16'],
    ],
    [
      'how long, in a part of its own',
      'Chị Vân: Hòa viết lại hàm thanh toán đi nhé.\nHòa: Vâng, để em.\nChị Vân: Chừng nào xong?\nHòa: Cho em ba hôm chị ạ, còn phải viết test nữa.\nChị Vân: Ừ, được.',
      ['Hòa · 2026-03-12'],
    ],
    [
      'the day with a reason behind it',
      'Anh Thành: Huy chương thì sao?\nVượng: Huy chương để em đặt. Ba trăm cái nhé?\nAnh Thành: Ba trăm. Đặt trước cuối tháng đi không họ kín lịch.\nVượng: Ok anh.',
      ['Vượng · 2026-03-31'],
    ],
    [
      'the same day for both',
      'Chị Oanh: Lan chuẩn bị hợp đồng, Sơn xin cấp máy tính.\nSơn: Vâng, cả hai việc cùng hạn hay sao chị?\nChị Oanh: Cùng hạn, cả hai xong cuối tuần sau cho chị.\nLan: Vâng ạ.',
      ['Lan · 2026-03-20', 'Sơn · 2026-03-20'],
    ],
    [
      'so many days will do, if only by then',
      'Anh Phi: Khôi kêu người dịch menu nghen.\nKhôi: Dạ có bạn em dịch được, làm mất hai ngày.\nAnh Phi: Hai ngày hay ba ngày cũng được, miễn hai mươi là có trên tay anh.\nKhôi: Dạ.',
      ['Khôi · 2026-03-20'],
    ],
    [
      'an hour moves no day',
      'Anh Lực: Hiền gọi trạm trộn nhé.\nHiền: Dạ sáng mai em gọi.\nAnh Lực: Gọi trước chín giờ nghe, họ hay chốt sổ sớm lắm.',
      ['Hiền · 2026-03-10'],
    ],
  ])('%s', (_, talk, days) => {
    expect(daysIn(talk)).toEqual(days);
  });
});

describe('a day of something else', () => {
  test.each([
    [
      'they come then',
      'Chị Vân: Hòa soạn thư giải trình cho ngân hàng giúp chị.\nHòa: Vâng.\nChị Vân: Thứ năm họ sang làm việc đấy.\nHòa: Vâng.',
      ['Hòa · null'],
    ],
    [
      'when something else is',
      'Chị Vân: Hòa xếp lịch thi đấu nhé.\nHòa: Vâng. Bốc thăm ngày nào chị?\nChị Vân: Thứ bảy, ở quán Cu Đen.\nHòa: Vâng.',
      ['Hòa · null'],
    ],
    [
      'a meeting agreed on',
      'Chị Vân: Hòa in tài liệu nhé.\nHòa: Vâng ạ.\nKhôi: Thứ sáu họp bộ phận nhé mọi người.\nHòa: Vâng, thứ sáu.',
      ['Hòa · null'],
    ],
    [
      'another’s work',
      'Chị Vân: Hòa in tài liệu nhé.\nHòa: Vâng ạ.\nKhôi: Em lau kho. Sáng thứ năm em làm.\nChị Vân: Ừ, thứ năm.',
      ['Hòa · null'],
    ],
    [
      'when it broke',
      'Chị Vân: Hòa gọi thợ sửa máy bơm nhé.\nHòa: Máy hỏng từ thứ bảy rồi chị.\nChị Vân: Ừ, gọi đi.',
      ['Hòa · null'],
    ],
  ])('%s', (_, talk, days) => {
    expect(daysIn(talk)).toEqual(days);
  });
});
