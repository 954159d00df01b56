import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('the day that was meant', () => {
  test.each([
    [
      'so many a day',
      'Chị Vân: Hòa gọi khách cũ giúp chị mỗi ngày hai mươi nhé.\nHòa: Vâng.',
      ['Hòa · null'],
    ],
    [
      'so many a day will do',
      'Chị Vân: Hòa đăng bài nhé, mỗi ngày mười lăm là được.\nHòa: Vâng.',
      ['Hòa · null'],
    ],
    [
      'not to be late',
      'Chị Vân: Hòa nộp hồ sơ thứ sáu không được trễ, thứ hai bên Sở xuống kiểm tra.\nHòa: Vâng.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'not to be left until Monday',
      'Chị Vân: Hòa nộp hồ sơ trong thứ sáu chứ không được để sang thứ hai nhé.\nHòa: Vâng.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'not to slip to Saturday',
      'Chú Sáu: Hòa giao hàng thứ sáu nghen không được trễ qua thứ bảy.\nHòa: Dạ.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'sent on Wednesday already',
      'Anh Phong: Anh Ngữ gửi tôi bản tiến độ có đóng dấu nhé.\nAnh Ngữ: Vâng, hôm thứ tư tôi gửi anh một bản, anh chưa xem à?',
      ['Anh Ngữ · null'],
    ],
    [
      'before it runs out',
      'Chị Vân: Hòa gia hạn tên miền trước khi hết hạn tháng tư nhé.\nHòa: Vâng.',
      ['Hòa · 2026-04-30'],
    ],
    [
      'who approves it when',
      'Anh Tú: Lan gửi anh dự toán nhé.\nLan: Dạ mai em gửi, thứ sáu anh duyệt kịp không?\nAnh Tú: Kịp.',
      ['Lan · 2026-03-10'],
    ],
    [
      'the meeting that follows',
      'Anh Tú: Lan soạn tờ trình nhé.\nLan: Mai em xong, thứ năm mình họp được không anh?\nAnh Tú: Được.',
      ['Lan · 2026-03-10'],
    ],
    [
      'told a day before',
      'Chị Vân: Thứ sáu họp phụ huynh nhé cả nhà.\nNga: Vâng.\nChị Vân: Khi nào xe tải về thì Hòa báo chị trước một ngày nhé.\nHòa: Vâng.',
      ['Hòa · null'],
    ],
    [
      'asked of who offered it, after a reason',
      'Lan: Để em làm báo giá cho Hòa Phát.\nAnh Tú: Bên đó giục lắm. Trước thứ sáu nhé.\nLan: Vâng.',
      ['Lan · 2026-03-13'],
    ],
    [
      'wanted of who offered it',
      'Lan: Để em làm báo giá cho Hòa Phát.\nAnh Tú: Khách đang chờ. Thứ sáu phải có.',
      ['Lan · 2026-03-13'],
    ],
    [
      'asked for the leave',
      'Anh Tú: Lan gửi bảng lương mai nhé.\nLan: Vâng.\nAnh Tú: Khi nào em nghỉ?\nLan: Thứ sáu anh.',
      ['Lan · 2026-03-10'],
    ],
    [
      'asked when the guests come',
      'Anh Tú: Lan chuẩn bị hàng mẫu trước thứ tư nhé.\nLan: Vâng anh.\nAnh Tú: Bao giờ khách sang lấy mẫu?\nLan: Thứ bảy ạ.',
      ['Lan · 2026-03-11'],
    ],
    [
      'asked when they pay',
      'Anh Tú: Lan gửi báo giá cho bên Hòa Phát trước thứ sáu nhé.\nLan: Vâng.\nAnh Tú: Bên Hòa Phát bao giờ có tiền?\nLan: Cuối tháng anh ạ.',
      ['Lan · 2026-03-13'],
    ],
    [
      'asked when it opens',
      'Anh Tú: Lan làm hồ sơ thầu trước thứ sáu nhé.\nLan: Vâng.\nAnh Tú: Thầu bao giờ mở?\nLan: Hai mươi tháng này ạ.',
      ['Lan · 2026-03-13'],
    ],
    [
      'asked when it runs out',
      'Anh Tú: Lan rà lại hợp đồng thuê nhà trước thứ năm nhé.\nLan: Vâng.\nAnh Tú: Hợp đồng bao giờ hết hạn?\nLan: Ba mươi tháng sau anh.',
      ['Lan · 2026-03-12'],
    ],
    [
      'lessons all day',
      'Cô Mai: Lan chấm bài khối chín giúp chị nhé.\nLan: Mai em có tiết cả ngày.\nCô Mai: Ừ, lúc nào rảnh em chấm.',
      ['Lan · null'],
    ],
    [
      'so long a leave',
      'Chị Vân: Lan in bảng lương mai nhé. À em xin nghỉ mấy hôm?\nLan: Dạ cho em ba ngày.\nChị Vân: Ừ.',
      ['Lan · 2026-03-10'],
    ],
    [
      'asked who is in',
      'Chị Vân: Lan đưa chị hồ sơ vay trước thứ sáu nhé.\nLan: Mai chị có ở văn phòng không ạ?\nChị Vân: Ừ, chị ở cả ngày.',
      ['Lan · 2026-03-13'],
    ],
    [
      'asked what is open',
      'Dì Năm: Thìn mua gạo trước thứ sáu nghen.\nThìn: Chủ nhật chợ có mở không dì?\nDì Năm: Ờ, có mở.',
      ['Thìn · 2026-03-13'],
    ],
    ['begins on Monday', 'Chị Vân: Hòa mở lớp từ thứ hai tuần sau nhé.\nHòa: Vâng.', ['Hòa · 2026-03-16']],
    [
      'the hour of the day',
      'Chị Vân: Hòa gửi file cho chị nhé.\nHòa: Dạ thứ sáu thì bốn giờ chiều em gửi.\nChị Vân: Ừ.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'reminded several times',
      'Anh Tú: Anh nhắc mấy lần rồi Lan nộp báo cáo trước thứ sáu nhé.\nLan: Vâng.',
      ['Lan · 2026-03-13'],
    ],
    [
      'to be done by the book',
      'Ông Bính: Hòa thực hiện đúng thủ tục bàn giao, xong trước thứ sáu.\nHòa: Vâng.',
      ['Hòa · 2026-03-13'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});
