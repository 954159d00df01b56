import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const daysIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('the day of who takes the work', () => {
  test.each([
    [
      'who is called at a part’s end is another than who promises',
      'Bác Khang: Hòa vẽ lại sơ đồ kho cho bác nhé?\nHòa: Được bác, giữa tuần sau em đưa.\nBác Khang: Ừ.',
      ['Hòa · 2026-03-18'],
    ],
    [
      'a day of the month behind its noun',
      'Chị Vân: Hòa lập bảng lương trước ngày 20 nhé.\nHòa: Dạ, ngày 19 em gửi chị.',
      ['Hòa · 2026-03-19'],
    ],
    [
      'the end of a day to come',
      'Chị Vân: Hòa update file giá giúp chị, EOD mai được không?\nHòa: Dạ được chị.',
      ['Hòa · 2026-03-10'],
    ],
    [
      'the end of this day',
      'Chị Vân: Hòa update file giá giúp chị, EOD nhé.\nHòa: Dạ được chị.',
      ['Hòa · 2026-03-09'],
    ],
    [
      'what will be there by then',
      'Ông Bính: Bà Hà rà soát giúp hợp đồng hết hạn trong quý hai.\nBà Hà: Thưa, tôi sẽ có danh sách vào thứ sáu.',
      ['Bà Hà · 2026-03-13'],
    ],
    [
      '"hôm" behind a yes is to come',
      'Anh Phong: Anh Ngữ gửi tôi bản tiến độ có ký đóng dấu nhé.\nAnh Ngữ: Được, hôm thứ tư tôi cho người mang xuống.',
      ['Anh Ngữ · 2026-03-11'],
    ],
    [
      '"hôm" of what was is not',
      'Anh Phong: Anh Ngữ gửi tôi bản tiến độ có ký đóng dấu nhé.\nAnh Ngữ: Được, hôm thứ tư tôi cho người mang xuống một bản rồi.',
      ['Anh Ngữ · null'],
    ],
    [
      'the first day is out of the question',
      'Chị Vân: Hòa sửa lại banner nhé, mai có không?\nHòa: Mai thì chưa kịp, thứ sáu ạ.\nChị Vân: Ừ.',
      ['Hòa · 2026-03-13'],
    ],
    [
      'one step on a day, the work on the next',
      'Chị Vân: Hòa lên lịch thi đấu cho chị nhé.\nHòa: Dạ, bốc thăm xong thứ bảy thì chủ nhật em gửi lịch.',
      ['Hòa · 2026-03-15'],
    ],
    [
      'asked for another day, with what is on before',
      'Chú Hải: Khôi mai ra sân giữ chỗ, đặt cọc bốn triệu.\nKhôi: Mai cậu em đi Đà Nẵng, sáng mốt em đưa được không chú?\nChú Hải: Sáng mốt cũng được.',
      ['Khôi · 2026-03-11'],
    ],
    [
      'with the yes to an offer',
      'Hòa: Bột cũ con đếm lại rồi đặt thêm năm bao nghen chú?\nChú Sáu: Ừ, mai đặt.',
      ['Hòa · 2026-03-10'],
    ],
    [
      'from then on is no limit',
      'Hòa: Dạ để em in bảng tên, thứ tư em dán.\nAnh Quốc: Với lại từ tuần sau, ai vô cũng phải đeo thẻ.',
      ['Hòa · 2026-03-11'],
    ],
    [
      'an hour that has come is no day',
      'Hòa: Tuần sau tôi lên xin ý kiến Ban Giám hiệu rồi báo lại thầy.\nCô Bích: Thưa thầy, bốn giờ rồi, tôi xin phép lên trước.',
      ['Hòa · 2026-03-20'],
    ],
    [
      'a sigh before it',
      'Hòa: Dạ thứ sáu em thay liền hai cái quạt.\nAnh Phước: Thứ sáu bên điện cắt cả ngày, làm sao được.\nHòa: Chà, vậy em lùi thứ bảy hỉ, sáng sớm mát trời làm hai cái luôn cho khỏe.',
      ['Hòa · 2026-03-14'],
    ],
    [
      'asked whether another day will do',
      'Chị Lương: Băng rôn thì Hoài đặt in nhé. Thứ năm treo kịp không?\nHoài: Thứ năm gấp quá chị, tiệm nó bận lắm. Thứ sáu em lấy về treo luôn nghe?\nChị Lương: Thứ sáu cũng được.',
      ['Hoài · 2026-03-13'],
    ],
    [
      'a day of the month behind "bữa", whatever follows',
      'Tín: Dạ để em xếp lại kho bữa hăm bốn, hôm đó kho trống.\nAnh Phước: Ừ.',
      ['Tín · 2026-03-24'],
    ],
    [
      'pushed forward once it was too close',
      'Chị Nhã: Kim lấy báo giá ba xưởng nhé.\nKim: Dạ, cuối tháng em có đủ.\nTú: Cuối tháng hơi sát chị ơi.\nKim: Vậy em đẩy lên hai mươi tám nha chị.\nChị Nhã: Hai mươi tám, ừ.',
      ['Kim · 2026-03-28'],
    ],
    [
      'what another does by then is another matter',
      'Nhàn: Cuối tháng tôi đặt áo cho cả lớp.\nPhượng: Thầy Hào với cô Mùi thì có tôi lo. Xong trước mùng một tháng tư.',
      ['Nhàn · 2026-03-31', 'Phượng · 2026-04-01'],
    ],
    [
      'what was to be made is handed in',
      'Hải: Lịch thi đấu ai xếp?\nPhong: Để tôi xếp lịch thi đấu.\nHải: Bốc thăm tối thứ bảy.\nPhong: Mười bảy tháng ba tôi nộp lịch cho các đội.',
      ['Phong · 2026-03-17'],
    ],
    [
      'a month from which something holds is no limit',
      'Chị Phượng: Dạ để em sửa lại bảng giá: từ tháng mười hai bỏ lẩu cá.\nDì Năm: Ờ, sửa đi.',
      ['Chị Phượng · null'],
    ],
    [
      'asked for once the work was taken',
      'Anh Tú: Lan làm báo giá cho bên Hòa Phát nhé.\nLan: Vâng ạ.\nAnh Tú: Bao giờ có?\nLan: Thứ sáu anh nhé.',
      ['Lan · 2026-03-13'],
    ],
    [
      'asked for long after, by its name',
      'Nhựt: Để con tập huấn ghi sổ cho bà con.\nBác Ba: Có bao tiêu thì tôi chịu.\nÔng Tư: Tôi cũng vậy.\nBác Ba: Nhựt, bữa tập huấn ghi sổ đó em tính chừng nào?\nNhựt: Dạ chiều thứ bảy tuần sau.',
      ['Nhựt · 2026-03-21'],
    ],
    [
      'asked for something else',
      'Nhựt: Để con tập huấn ghi sổ cho bà con. Xe tải bữa nào tới đây?\nBác Ba: Thứ bảy tuần sau.',
      ['Nhựt · null'],
    ],
    [
      'moved by the giver, who names the one it is for',
      'Anh Tú: Lan gửi anh bản thiết kế thứ sáu nhé.\nMinh: Thứ sáu không kịp đâu anh, bên in lấy sớm.\nAnh Tú: Thế Lan thứ năm nhé.\nLan: Vâng.',
      ['Lan · 2026-03-12'],
    ],
    [
      'so long from now',
      'Anh Tú: Minh tìm chỗ liên hoan đi.\nMinh: Dạ, cho em một tuần.\nAnh Tú: Ừ, một tuần nhé.',
      ['Minh · 2026-03-16'],
    ],
    [
      'a day ahead of what was named',
      'Anh Tú: Hồ sơ thầu hạn hai lăm. Minh nộp trước hạn một ngày cho chắc.\nMinh: Vâng.',
      ['Minh · 2026-03-24'],
    ],
    [
      'said behind what takes place',
      'Ông Bảy: Tâm soạn tờ trình. Thứ ba tuần tới họp hội đồng, phải có trước họp.\nTâm: Dạ.',
      ['Tâm · 2026-03-17'],
    ],
    [
      'a rule holds from then on',
      'Đạt: Linh soạn nội quy áp dụng từ tháng sau giúp anh.\nLinh: Vâng.',
      ['Linh · null'],
    ],
    [
      'before a rule holds',
      'Đạt: Giá mới áp dụng từ mười sáu tháng ba. Linh in menu kịp trước hôm áp dụng giá mới nhé.\nLinh: Vâng.',
      ['Linh · 2026-03-16'],
    ],
    [
      'not that day any more',
      'Chị Phương: Việc hội chợ giao Quân làm đầu mối, hạn đăng ký hai mươi tháng ba nhé.\nQuân: Vâng, em nhận.\nYến: Em hỗ trợ ạ.\nChị Phương: À Quân, cái báo cáo chuyển sang thứ hai tuần sau cũng được, không cần thứ sáu nữa.',
      ['Quân · 2026-03-20'],
    ],
    [
      'who goes along',
      'Anh Tú: Sáng mai Minh với chị Lan xuống kho kiểm lại lô áo nhé.\nMinh: Vâng.',
      ['Minh · 2026-03-10'],
    ],
    [
      'the bare word of who takes it',
      'Anh Tú: Ai làm báo giá cho bên Hòa Phát?\nLan: Em ạ.\nAnh Tú: Thứ sáu xong nhé.\nLan: Vâng.',
      ['Lan · 2026-03-13'],
    ],
    [
      'what was made last week is looked at again',
      'Đạt: Linh kiểm tra lại bảng chấm công tuần trước giúp anh, mai xong nhé.\nLinh: Vâng.',
      ['Linh · 2026-03-10'],
    ],
    [
      'the verb of the order comes back with a day',
      'Chị Trâm: Nghĩa lấy size mọi người rồi đặt áo nhé, đầu tháng tư phải có.\nNghĩa: Xưởng họ cần mười ngày, em đặt trong thứ hai tới.\nChị Trâm: Ừ thứ hai.',
      ['Nghĩa · 2026-03-16'],
    ],
    [
      'the day of what others hand in is not moved to',
      'Cô Dung: Vâng ạ, em gửi phiếu đo size về các lớp ngày mai. Các cô thu lại cho em chậm nhất thứ hai nhé.\nCô Thoa: Thứ hai nào cơ, thứ hai sau lễ hay thứ hai này?\nCô Dung: Thứ hai này, sớm tí cho xưởng nó may.',
      ['Cô Dung · 2026-03-10', 'các cô · 2026-03-16'],
    ],
    [
      'not by then, so another day',
      'Chị Ngọc: Lâm viết bài, mai xong.\nLâm: Mai sao kịp chị, thứ sáu đi.\nChị Ngọc: Thì thứ sáu.',
      ['Lâm · 2026-03-13'],
    ],
  ])('%s', (_, talk, days) => {
    expect(daysIn(talk)).toEqual(days);
  });
});

describe('nothing of the kind', () => {
  test.each([
    [
      'what is written into the minutes',
      'Chị Vân: Vậy nhé.\nHòa: Dạ em ghi là chốt phương án hai, áp dụng từ mùng một tháng sau.',
    ],
    ['what one is spared', 'Chị Vân: Lịch trực thế nhé.\nHòa: Em xin không trực tối thứ ba vì em đi học.'],
    ['what one used to do', 'Chị Vân: Anh Đạo trước làm điện ở nhà máy.\nHòa: Vâng ạ.'],
  ])('%s', (_, talk) => {
    expect(daysIn(talk)).toEqual([]);
  });

  test('called by name, then the department', () => {
    const talk =
      'Chị Diễm: Cô Loan, phòng kế toán đối chiếu lại danh mục tài sản giúp em nhé.\nCô Loan: Ừ, mười lăm tháng này cô đưa.';
    expect(daysIn(talk)).toEqual(['Cô Loan · 2026-03-15']);
  });
});
