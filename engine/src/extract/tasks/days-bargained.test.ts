import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const daysIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('a day bargained over', () => {
  test.each([
    [
      'what one has on that day, and another',
      'Chú Ba: Hòa hỏi giá gạch giùm, thứ ba cho chú biết.\nHòa: Thứ ba con đi khám răng rồi chú. Thứ tư con thưa lại nghen.\nChú Ba: Ờ, thứ tư.',
      ['Hòa · 2026-03-11'],
    ],
    [
      'no time today, a day asked for, and granted by the hour',
      'Anh Tín: Vậy chị Hoa gửi thư báo hãng tàu liền đi, kèm hình vô.\nChị Hoa: Nay chị ôm sáu bộ lệnh rồi. Mười giờ sáng mai nghen?\nAnh Tín: Ờ, trước mười giờ sáng mai, trễ là họ không nhận đó.\nChị Hoa: Biết rồi, trước mười giờ.',
      ['Chị Hoa · 2026-03-10'],
    ],
    [
      'a day called to mind, and moved',
      'Cô Hạnh: Thầy Nam ra đề cương khối mười giúp tôi nhé.\nThầy Nam: Vâng, thứ tư tôi nộp cô.\nCô Hạnh: Thứ tư là ngày mốt đấy, thầy có kịp không?\nThầy Nam: Ừ nhỉ, thế thứ sáu cho chắc.\nCô Hạnh: Vâng, thứ sáu.',
      ['Thầy Nam · 2026-03-13'],
    ],
    [
      'asked for, too late, and less of it',
      'Anh Khoa: Minh viết tài liệu API cho bên đối tác.\nMinh: Anh cho em đến thứ sáu nhé.\nAnh Khoa: Không được, thứ sáu muộn quá. Thứ tư.\nMinh: Thứ tư em chỉ kịp bản nháp thôi.\nAnh Khoa: Nháp cũng được.',
      ['Minh · 2026-03-11'],
    ],
    [
      'what is still to be done then',
      'Bác Sơn: Chú Lộc sửa cái cổng giúp tôi, mai chú làm được không?\nChú Lộc: Mai tôi còn đổ trần cho nhà ông Tịnh. Ngày kia.\nBác Sơn: Ngày kia cũng được.',
      ['Chú Lộc · 2026-03-11'],
    ],
    [
      'by numbers, back and forth',
      'Anh Dũng: Hải gửi hồ sơ thầu trước mười tám nhé.\nHải: Mười tám gấp quá anh, hai mươi được không ạ?\nAnh Dũng: Hai mươi là họ đóng thầu rồi. Mười chín, chốt.\nHải: Vâng mười chín.',
      ['Hải · 2026-03-19'],
    ],
    [
      'so many days, and more',
      'Anh Bách: Thư làm thiệp nhé, hai hôm đủ không?\nThư: Hai hôm thì ít, ba hôm anh.\nAnh Bách: Ừ, ba hôm.',
      ['Thư · 2026-03-12'],
    ],
    [
      'sooner, and then sooner',
      'Anh Bách: Thư làm thiệp nhé. Thứ mấy xong?\nThư: Thứ năm anh ạ.\nAnh Bách: Sớm hơn được không?\nThư: Sớm hơn thì chiều thứ tư.\nAnh Bách: Ok chiều thứ tư.',
      ['Thư · 2026-03-11'],
    ],
    [
      'who is to get it is off then',
      'Anh Bách: Thư gửi mẫu cho khách nhé, thứ tư.\nThư: Thứ tư họ nghỉ anh ạ.\nAnh Bách: Thế thì thứ năm.\nThư: Vâng.',
      ['Thư · 2026-03-12'],
    ],
    [
      'away, on duty, and agreed',
      'Chị Nga: Tùng sửa máy in giúp chị với.\nTùng: Vâng, mai em qua.\nChị Nga: Mai chị đi công tác, phòng khóa cửa. Kia đi.\nTùng: Ngày kia em trực ở chi nhánh. Thứ sáu nhé chị.\nChị Nga: Thứ sáu được.',
      ['Tùng · 2026-03-13'],
    ],
    [
      'the weather of that day',
      'Anh Long: Quân đo lại mặt bằng nhé.\nQuân: Dạ mai em đo.\nAnh Long: Mai mưa đấy, đài báo rồi.\nQuân: Thế thứ năm vậy anh.\nAnh Long: Ừ, thứ năm.',
      ['Quân · 2026-03-12'],
    ],
    [
      'the verb of the order comes back',
      'Bà Tám: Út đi đóng tiền điện giùm bà, mốt nghen.\nÚt: Mốt con thi. Mai con đóng luôn cho rồi.\nBà Tám: Ừa.',
      ['Út · 2026-03-10'],
    ],
    [
      'by numbers, a Sunday',
      'Anh Long: Báo cáo quý thì Quân nộp mười lăm nhé.\nQuân: Mười lăm là chủ nhật anh.\nAnh Long: Thế mười sáu.\nQuân: Dạ.',
      ['Quân · 2026-03-16'],
    ],
    [
      'too far, out, and the last word',
      'Anh Long: Quân gửi biên bản cho các bên nhé.\nQuân: Cuối tuần này được không anh?\nAnh Long: Lâu thế. Mai.\nQuân: Mai em đi công trường cả ngày.\nAnh Long: Vậy sáng ngày kia, không lùi nữa.\nQuân: Vâng.',
      ['Quân · 2026-03-11'],
    ],
    [
      'hours of the same day',
      'Chị Thu: Phong ơi em làm giúp chị cái poster, tối mai nộp chị.\nPhong: Tối mai em có lớp. Trưa kia nha chị.\nChị Thu: Trưa kia chị phải gửi in rồi. Sáng kia đi.\nPhong: Ok sáng kia.',
      ['Phong · 2026-03-11'],
    ],
    [
      'the end of the day, and the next',
      'Anh Long: Quân lên danh sách đi, trưa nay.\nQuân: Trưa nay em họp với bên thuế rồi ạ. Cuối giờ chiều được không anh?\nAnh Long: Cuối giờ chiều anh về mất. Thôi đầu giờ sáng mai.\nQuân: Vâng ạ.',
      ['Quân · 2026-03-10'],
    ],
    [
      'sooner than asked',
      'Anh Long: Quân liên hệ xưởng trước ngày hai mươi nhé.\nQuân: Em nghĩ nên liên hệ sớm hơn, mười lăm đi anh, xưởng họ hay kín.\nAnh Long: Ừ, mười lăm.',
      ['Quân · 2026-03-15'],
    ],
  ])('%s', (_, talk, days) => {
    expect(daysIn(talk)).toEqual(days);
  });
});

describe('a day that stands', () => {
  test.each([
    [
      'not granted',
      'Anh Bách: Thư làm thiệp nhé, thứ năm xong.\nThư: Thứ sáu không được hả anh?\nAnh Bách: Không, thứ năm. Thứ sáu khách sang rồi.\nThư: Dạ.',
      ['Thư · 2026-03-12'],
    ],
    [
      'all the same then',
      'Anh Bách: Thư gửi mẫu cho khách nhé, thứ tư.\nThư: Thứ tư họ nghỉ anh ạ.\nAnh Bách: Họ nghỉ thì mình gửi mail, kệ họ.\nThư: Dạ vậy thứ tư em gửi.',
      ['Thư · 2026-03-11'],
    ],
    [
      'what is on the day after',
      'Anh Long: Quân in tài liệu trước thứ năm nhé.\nQuân: Vâng.\nAnh Long: Thứ sáu họp từ tám giờ nhé mọi người.\nMai: Thứ sáu em đi muộn anh ạ. Chín giờ em mới tới.\nAnh Long: Ừ.',
      ['Quân · 2026-03-12'],
    ],
    [
      'the weather asked about',
      'Hạnh: Để em làm slide. Thứ sáu em gửi mọi người.\nDũng: Thứ sáu có mưa không nhỉ?\nAnh Long: Chủ nhật mới mưa.',
      ['Hạnh · 2026-03-13'],
    ],
    [
      'another’s duty and day',
      'Anh Long: Quân in tài liệu trước thứ năm nhé.\nQuân: Vâng.\nAnh Long: Thứ ba ai trực kho?\nMai: Thứ ba em đi khám rồi. Thứ tư em trực.\nAnh Long: Ừ.',
      ['Quân · 2026-03-12'],
    ],
  ])('%s', (_, talk, days) => {
    expect(daysIn(talk)).toEqual(days);
  });
});
