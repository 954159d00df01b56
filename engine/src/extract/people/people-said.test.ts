import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Who does it, of a talk on Monday 9 March 2026. */
const whoIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee }) => assignee);

describe('who is meant', () => {
  test.each([
    [
      'by the first name, the family’s behind it',
      'Quân Hoàng: Khánh viết tài liệu API trước thứ sáu giúp anh.\nKhánh Đỗ: Ok anh.',
      ['Khánh Đỗ'],
    ],
    [
      'not by the family’s name before it',
      'Quân Hoàng: Bảo dịch hợp đồng trước thứ sáu giúp anh.\nLê Bảo: Ok anh.\nLê Vũ: Em cũng rảnh.',
      ['Lê Bảo'],
    ],
    [
      'by the name before a nickname',
      'Thịnh: Khánh mở cái tài khoản chung trước thứ sáu nhé.\nKhánh Béo: Ừ.',
      ['Khánh Béo'],
    ],
    [
      'by the name before a word in small letters',
      'Thịnh: Phong xếp lịch thi đấu trước thứ sáu nhé.\nPhong râu: Ừ.',
      ['Phong râu'],
    ],
    [
      'the group goes on behind a comma',
      'Anh Bình: Lan ngồi yên đấy. Yêu cầu phòng kế toán rà soát công nợ, lập bảng kê, gửi tôi trước thứ sáu.\nLan: Vâng.',
      ['phòng kế toán'],
    ],
    [
      'who answers for a group at once',
      'Anh Bình: Yêu cầu phòng kỹ thuật rà soát hệ thống điện trước thứ sáu.\nTùng: Rõ, chiều thứ sáu tôi báo cáo.',
      ['Tùng'],
    ],
    [
      'the tailor is busy, and nobody in the room',
      'Chị Lương: Hoài đặt may mười bộ đồng phục nhé.\nHoài: Thợ họ bận lắm chị, thứ sáu em chạy qua đặt.',
      ['Hoài'],
    ],
    [
      'who turns it down is busy',
      'Chị Lương: Hoài đặt may mười bộ đồng phục nhé.\nHoài: Em bận lắm chị.\nNga: Để em đặt may cho.',
      ['Nga'],
    ],
    [
      'help turned down with a reason',
      'Mận: Gần bốn giờ rồi, để tôi gọi xe cho anh ra Tòa.\nKhánh: Thôi chị, tôi đi bộ cho nhanh.',
      [],
    ],
    [
      'the day turned down, and not the help',
      'Mận: Để em gọi xe cho anh ra Tòa, thứ sáu nhé.\nKhánh: Thôi, thứ năm đi em.',
      ['Mận'],
    ],
    [
      'of whom nothing is known, a promise is their own',
      'Anh Tú: Cái file hôm qua đâu Lan?\nLan: Chết, quên. Chiều nay em gửi lại file cho anh.',
      ['Lan'],
    ],
    [
      'what has to be done is another’s',
      'BS Liễu: Thế em phải rà lại danh sách thôn Đoài trước thứ tư.\nHương: Vâng.',
      ['Hương'],
    ],
    [
      'the only one of that title, whoever speaks next',
      'Anh Cường: Bác xếp lại bãi giúp cháu trước thứ sáu nhé.\nHoa: Em thấy được ạ.\nBác Tình: Ừ, tôi làm.',
      ['Bác Tình'],
    ],
    [
      'one of several of that title who speaks next',
      'Hoa: Anh xếp lại bãi giúp em trước thứ sáu nhé.\nAnh Cường: Ừ.\nAnh Tình: Tốt.',
      ['Anh Cường'],
    ],
  ])('%s', (_, talk, who) => {
    expect(whoIn(talk)).toEqual(who);
  });
});
