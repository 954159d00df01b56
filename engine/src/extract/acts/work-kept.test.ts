import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('no work', () => {
  test.each([
    ['asked who did it', 'Anh Tú: Ai gửi mail cho khách vậy?\nHòa: Em ạ.\nAnh Tú: Gửi nhầm giá rồi.', []],
    [
      'asked who has not done it',
      'Anh Tú: Còn ai chưa nộp báo cáo?\nHòa: Em ạ.\nAnh Tú: Rút kinh nghiệm nhé.',
      [],
    ],
    [
      'asked who has it',
      'Cô Mai: Ai đang giữ chìa khóa kho?\nThầy Nam: Tôi đây.\nCô Mai: À thế thì tốt.',
      [],
    ],
    ['asked who broke it', 'Dì Năm: Ai làm bể cái lu sau hè?\nTí: Dạ con.\nDì Năm: Trời đất.', []],
    ['asked who is of that kind', 'Lan: Ai ăn chay?\nHòa: Em ạ.\nLan: Ok một suất chay.', []],
    ['asked who took it then', 'Anh Tú: Hôm kia ai nhận hàng ở cổng?\nHòa: Em ạ.', []],
    ['asked who works there', 'Anh Tú: Ai làm bên nhân sự?\nHòa: Em ạ.', []],
    ['sent yesterday', 'Anh Tú: Bản vẽ sao rồi?\nHòa: Chị Lan gửi bản vẽ hôm qua cho em.\nChị Lan: Ừ.', []],
    [
      'mended last month',
      'Chị Vân: Máy lạnh hỏng à?\nNga: Tháng trước Hòa sửa máy lạnh giúp em.\nHòa: Ừ.',
      [],
    ],
    [
      'handed in last Friday',
      'Cô Mai: Thu tiền chưa?\nLan: Hòa nộp tiền quỹ hôm thứ sáu cho em.\nHòa: Ừ.',
      [],
    ],
    ['somebody leaves', 'Chị Vân: Lớp học hoãn rồi.\nHòa: Vậy tôi đi Huế thứ sáu.\nChị Vân: Ừ đi đi.', []],
    [
      'what is offered is understood and left',
      'Hòa: Em làm thêm cái clip giới thiệu nhé?\nAnh Bình: Tôi hiểu, nhưng việc này để bàn sau.',
      [],
    ],
    [
      'what is offered is put down and left',
      'Hòa: Em lắp thêm camera cổng sau nhé?\nÔng Bính: Ghi nhận, ban quản trị sẽ bàn thêm.',
      [],
    ],
    [
      'what is offered is thought over',
      'Hòa: Em mua thêm hai cái bàn nhé?\nChị Vân: Hiểu rồi, để chị tính đã.',
      [],
    ],
    ['a call is set up', 'Hòa: Em kết nối lại zoom đây, mọi người nghe rõ không?\nChị Vân: Rõ.', []],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});

describe('work all the same', () => {
  test.each([
    [
      'minutes of another meeting',
      'Cô Mai: Thảo ghi biên bản buổi họp phụ huynh thứ bảy này nhé.\nThảo: Vâng ạ.',
      ['Thảo · 2026-03-14'],
    ],
    [
      'what people say is taken down by a day',
      'Ông Bính: Linh ghi nhận ý kiến bà con tổ ba, thứ sáu báo cáo tôi.\nLinh: Vâng.',
      ['Linh · 2026-03-13'],
    ],
    [
      'minutes of another meeting, promised',
      'Anh Bình: Ai ghi biên bản buổi nghiệm thu thứ sáu?\nThảo: Để em ghi biên bản buổi nghiệm thu thứ sáu này.\nAnh Bình: Ừ.',
      ['Thảo · 2026-03-13'],
    ],
    [
      'with what comes of leaving it',
      'Chị Vân: Hòa đặt phòng khách sạn trong ngày mai đi để lâu là hết phòng.\nHòa: Dạ.',
      ['Hòa · 2026-03-10'],
    ],
    [
      'with what comes of being late',
      'Anh Tú: Lan chốt giá với xưởng trước thứ tư chậm là lỗ to.\nLan: Vâng anh.',
      ['Lan · 2026-03-11'],
    ],
    [
      'over these three months',
      'Anh Tú: Linh tổng hợp doanh thu ba tháng này gửi anh trước thứ sáu nhé.\nLinh: Vâng.',
      ['Linh · 2026-03-13'],
    ],
    [
      'over the last three years',
      'Anh Tú: Linh tổng hợp số liệu tuyển sinh ba năm nay, thứ sáu gửi anh.\nLinh: Vâng.',
      ['Linh · 2026-03-13'],
    ],
    [
      'by the tenth of this month',
      'Chị Vân: Mùng mười tháng này Hòa nộp tờ khai thuế nhé.\nHòa: Vâng.',
      ['Hòa · 2026-03-10'],
    ],
    [
      'by a figure of this month',
      'Chị Vân: Hòa nộp tờ khai thuế trước ngày 20 tháng này nhé.\nHòa: Vâng.',
      ['Hòa · 2026-03-20'],
    ],
    [
      'promised for a day of this month',
      'Chị Vân: Tờ khai thuế sao rồi Hòa?\nHòa: Dạ hai mươi tháng này em nộp tờ khai.\nChị Vân: Ừ.',
      ['Hòa · 2026-03-20'],
    ],
    [
      'by two words of this month',
      'Chị Vân: Hòa đối chiếu công nợ với kho trước hai tám tháng này nhé.\nHòa: Vâng.',
      ['Hòa · 2026-03-28'],
    ],
    [
      'asked at what hour',
      'Hòa: Mấy giờ mai em qua xưởng lấy áo ạ?\nChị Vân: Chín giờ em.\nHòa: Vâng.',
      ['Hòa · 2026-03-10'],
    ],
    [
      'asked by when',
      'Hòa: Chừng nào em nộp bản vẽ hả anh?\nAnh Tú: Thứ sáu.\nHòa: Vâng.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'two lists',
      'Phong: Để tôi xếp lịch thi đấu.\nHải: Ok.\nPhong: À thứ sáu tôi gửi lịch trực cho bảo vệ.\nHải: Ừ.',
      ['Phong · null', 'Phong · 2026-03-13'],
    ],
    [
      'help with which the talk moves on',
      'Hòa: Để em gọi thợ sửa cửa, thứ sáu xong.\nChị Vân: Thôi, mình chuyển sang mục khác.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'help agreed to',
      'Hòa: Để em gọi thợ sửa cửa, thứ sáu xong.\nÔng Bính: Thôi, tôi nhất trí vậy.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'help nobody minds',
      'Hòa: Để tôi viết đơn lên quận trước thứ sáu.\nÔng Bính: Thôi, tôi không có ý kiến gì thêm.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'help welcomed',
      'Hòa: Để tôi viết đơn lên quận trước thứ sáu.\nÔng Bính: Thôi, có gì gọi tôi là được rồi.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'help wanted of all',
      'Hòa: Để em gọi thợ sửa cửa, thứ sáu xong.\nChị Vân: Thôi, anh em cứ vậy mà làm là được.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'help told to go on',
      'Hòa: Để em gọi thợ sửa cửa, thứ sáu xong.\nChị Vân: Thôi, em cứ gọi đi là được.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'given in the conclusion',
      'Anh Tùng: Báo cáo hết.\nChị Loan: Tôi cũng hết.\nÔng Bính: Tôi kết luận. Một, anh Tùng rà soát hệ thống điện trước thứ sáu. Hai, chị Loan lập dự toán sửa chữa trước thứ năm.\nAnh Tùng: Rõ.\nChị Loan: Vâng.',
      ['Anh Tùng · 2026-03-13', 'Chị Loan · 2026-03-12'],
    ],
    [
      'given as the conclusion',
      'Lan: Doanh thu giảm năm phần trăm.\nHòa: Kho còn nhiều hàng tồn.\nAnh Bình: Vậy tôi kết luận: Lan làm báo cáo doanh thu trước thứ sáu. Hòa kiểm kê kho trước thứ năm.\nLan: Vâng.',
      ['Lan · 2026-03-13', 'Hòa · 2026-03-12'],
    ],
    [
      'a duty of a day',
      'Cô Mai: Thứ bảy Hòa làm trưởng đoàn đưa các em đi thi nhé.\nHòa: Vâng.',
      ['Hòa · 2026-03-14'],
    ],
    [
      'the chair of a meeting to come',
      'Cô Mai: Thứ bảy Hòa làm chủ tọa buổi sinh hoạt giúp cô nhé.\nHòa: Vâng.',
      ['Hòa · 2026-03-14'],
    ],
    [
      'asked for several times',
      'Chị Vân: Khách giục mấy lần rồi, Hòa gửi báo giá mai nhé.\nHòa: Vâng.',
      ['Hòa · 2026-03-10'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});
