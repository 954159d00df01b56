import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · what · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, title, deadline }) => `${assignee} · ${title} · ${deadline}`);

describe('a day haggled over', () => {
  test.each([
    [
      'the number alone, once a day was asked for',
      'Chị Vân: Hòa khảo sát lại giá gạch, xong trước hai mươi tháng ba nhé.\nHòa: Hai mươi thì gấp, cho em xin đến hai mươi lăm.\nChị Vân: Thôi được, hai mươi ba, không hơn.',
      ['Hòa · Khảo sát lại giá gạch · 2026-03-23'],
    ],
    [
      'the number alone, once it was too early',
      'Hòa: Dạ để em mua bánh kẹo, hai mươi em chở về.\nKhôi: Sớm quá, kiến nó ăn, hai hai thôi.\nHòa: Vâng thì hai hai.',
      ['Hòa · Mua bánh kẹo · 2026-03-22'],
    ],
    [
      'the number alone, once somebody asked when',
      'Chị Vân: Kiểm kê thì để Hòa sang kho. Ngày nào hả anh?\nAnh Bính: Ba mươi, từ tám giờ.\nHòa: Dạ ba mươi em sang.',
      ['Hòa · Sang kho kiểm kê · 2026-03-30'],
    ],
    [
      'the day is a Sunday',
      'Hòa: Dạ vậy em hỏi giá mái tôn, mười lăm em gửi chị.\nKhôi: Mười lăm là chủ nhật chị ơi.\nHòa: Ờ nhỉ, thế thứ hai mười sáu đi ạ.\nChị Vân: Được.',
      ['Hòa · Hỏi giá mái tôn · 2026-03-16'],
    ],
    [
      'who waits for it is away then',
      'Hòa: Dạ vậy em lấy mẫu sơn, thứ ba em đem qua.\nChị Vân: Thứ ba chị đi Huế rồi, thứ năm nhé.\nHòa: Dạ vậy thứ năm.',
      ['Hòa · Lấy mẫu sơn · 2026-03-12'],
    ],
    [
      'a group asks for more time',
      'Chị Vân: Đề nghị Hòa lắp lại giàn giáo. Thứ hai tuần sau được không?\nHòa: Thưa, cho chúng tôi đến thứ ba.\nChị Vân: Được, thứ ba.',
      ['Hòa · Lắp lại giàn giáo · 2026-03-17'],
    ],
    [
      'asked back when it is wanted',
      'Chị Vân: Hòa lập danh sách thợ nghỉ phép nhé.\nHòa: Dạ, chừng nào chị cần?\nChị Vân: Thứ sáu đưa chị.',
      ['Hòa · Lập danh sách thợ nghỉ phép · 2026-03-13'],
    ],
    [
      'one’s own word taken back, and then less',
      'Chị Vân: Hòa lập danh sách thợ mộc, khi nào gửi chị được?\nHòa: Dạ mai em gửi.\nChị Vân: Kịp không đó?\nHòa: À nhầm, thứ sáu tuần sau cơ chị.\nChị Vân: Lâu quá, thứ tư đi em.\nHòa: Dạ thứ tư cũng được.',
      ['Hòa · Lập danh sách thợ mộc · 2026-03-11'],
    ],
    [
      'no time then, so another day',
      'Chị Vân: Cái mái dột ai nhận?\nHòa: Dạ để em sửa cho, cuối tuần em bận cưới chị hai nên thứ tư nha.',
      ['Hòa · Sửa mái dột · 2026-03-11'],
    ],
    [
      'some days more than was agreed',
      'Chị Vân: Hòa rà soát hồ sơ kho, thứ hai tuần sau nộp nhé.\nHòa: Cho em thêm ba ngày.\nChị Vân: Được.',
      ['Hòa · Rà soát hồ sơ kho · 2026-03-19'],
    ],
    [
      'put off to a later day of the same week',
      'Chị Vân: Hòa rà soát hồ sơ kho, thứ hai tuần sau nộp nhé.\nHòa: Dạ.\nChị Vân: Thôi thì lùi sang thứ năm vậy.',
      ['Hòa · Rà soát hồ sơ kho · 2026-03-19'],
    ],
    [
      'asked of somebody',
      'Chị Vân: Hòa dự thảo quy chế giúp tôi, thứ tư tuần sau nhé.\nHòa: Dạ thứ tư em đi tập huấn ở Huế, xin chị cho đến thứ sáu.\nChị Vân: Được, thứ sáu.',
      ['Hòa · Dự thảo quy chế · 2026-03-20'],
    ],
    [
      'before what is to take place',
      'Chị Vân: Khách nghiệm thu vào thứ sáu tuần sau.\nKhôi: Gấp nhỉ.\nChị Vân: Hòa viết bản hướng dẫn cho thợ nhé.\nHòa: Chị cần khi nào?\nChị Vân: Trước nghiệm thu ba ngày.\nHòa: Dạ.',
      ['Hòa · Viết bản hướng dẫn cho thợ · 2026-03-17'],
    ],
    [
      'before what is to take place, in figures',
      'Chị Vân: Khách nghiệm thu vào thứ sáu tuần sau.\nKhôi: Gấp nhỉ.\nChị Vân: Hòa viết bản hướng dẫn cho thợ nhé.\nHòa: Chị cần khi nào?\nChị Vân: Trước nghiệm thu 3 ngày.\nHòa: Dạ.',
      ['Hòa · Viết bản hướng dẫn cho thợ · 2026-03-17'],
    ],
    [
      'another’s promise moves nothing',
      'Chị Vân: Hòa gửi thư mời thợ trong hôm nay nhé.\nHòa: Vâng, chiều nay em gửi.\nAnh Khôi: Đề thi thì để anh ra. Mai anh gửi cho Hòa.\nHòa: Vâng anh gửi em trước bốn giờ chiều mai thì tốt ạ.',
      ['Hòa · Gửi thư mời thợ · 2026-03-09', 'Anh Khôi · Ra đề thi · 2026-03-10'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});

describe('a day named beside the work', () => {
  test.each([
    [
      'what is handed in is what was asked for',
      'Chị Vân: Hòa viết hướng dẫn an toàn nhé.\nHòa: Dạ, lại em. Thứ tư tuần sau em nộp bản nháp.',
      ['Hòa · Viết hướng dẫn an toàn · 2026-03-18'],
    ],
    [
      'in a part of its own',
      'Chị Vân: Hòa đặt bồn nước cho cái xưởng, hai tám phải có.\nHòa: Dạ em đặt.',
      ['Hòa · Đặt bồn nước cho xưởng · 2026-03-28'],
    ],
    [
      'in the question who does it',
      'Chị Vân: Vậy thứ năm ai trực kho?\nHòa: Để em trực cho.',
      ['Hòa · Trực kho · 2026-03-12'],
    ],
    [
      'the thing and its day',
      'Chị Vân: Hòa làm giúp chị cái biển chỉ dẫn nhé.\nHòa: Biển chỉ dẫn thì mốt.',
      ['Hòa · Làm biển chỉ dẫn · 2026-03-11'],
    ],
    [
      'one for all that was given',
      'Chị Vân: Hòa kiểm tủ điện nhé. Khôi đếm lại vật tư nhé.\nKhôi: Bao giờ báo chị?\nChị Vân: Tất cả báo chị vào thứ năm.\nHòa: Dạ.',
      ['Hòa · Kiểm tủ điện · 2026-03-12', 'Khôi · Đếm lại vật tư · 2026-03-12'],
    ],
    [
      'of a week named before it',
      'Hòa: Dạ em gom thợ ca đêm lại tuần tới, thứ ba làm luôn.\nChị Vân: Được.',
      ['Hòa · Gom thợ ca đêm lại · 2026-03-17'],
    ],
    [
      'the last of two',
      'Hòa: Dạ em đo mặt bằng thứ tư với thứ sáu tuần sau.\nChị Vân: Được.',
      ['Hòa · Đo mặt bằng · 2026-03-20'],
    ],
    [
      'by the moon, where a meeting counts so',
      'Chị Vân: Khôi mua nhang trước rằm này nhé.\nKhôi: Dạ.\nHòa: Dạ mùng một em mua hoa tươi.\nChị Vân: Ừ.',
      ['Khôi · Mua nhang · 2026-04-02', 'Hòa · Mua hoa tươi · 2026-03-19'],
    ],
    [
      'by the moon, told of the day it is',
      'Chị Vân: Bữa nay hai mươi mốt âm rồi, cổng cũ quá.\nHòa: Dạ vậy mùng hai em sơn lại cổng ạ.\nChị Vân: Ừ.',
      ['Hòa · Sơn lại cổng · 2026-03-20'],
    ],
    [
      'by the sun, whatever loss there is',
      'Khôi: Lợi nhuận quý một âm hai tỷ.\nChị Vân: Hòa nộp báo cáo thuế trước mùng 5 nhé.\nHòa: Dạ.',
      ['Hòa · Nộp báo cáo thuế · 2026-04-05'],
    ],
    [
      'by the sun, whatever sound there is',
      'Khôi: Máy ép có một âm thanh lạ.\nChị Vân: Hòa gọi thợ trước mùng 5 nhé.\nHòa: Dạ.',
      ['Hòa · Gọi thợ máy ép · 2026-04-05'],
    ],
    [
      'by the sun for an office, though there is a feast',
      'Khôi: Rằm này công ty cúng.\nChị Vân: Hòa nộp tờ khai thuế trước mùng 10 nhé.\nHòa: Dạ.',
      ['Hòa · Nộp tờ khai thuế · 2026-03-10'],
    ],
    [
      'before a weekday, whatever week the paper is of',
      'Chị Vân: Hòa xếp lịch trực tuần sau trước thứ sáu nhé.\nHòa: Dạ.',
      ['Hòa · Xếp lịch trực · 2026-03-13'],
    ],
    [
      'the limit, not the day of the next step',
      'Chị Vân: Hòa in biển trước thứ ba và thứ năm treo lên.\nHòa: Dạ.',
      ['Hòa · In biển và thứ năm treo lên · 2026-03-10'],
    ],
    [
      'of the fault, and not of the work',
      'Hòa: Để em xem lại lỗi hôm thứ bảy.\nChị Vân: Ừ.',
      ['Hòa · Xem lại lỗi hôm thứ bảy · null'],
    ],
    [
      'not the day somebody arrives, asked about right behind',
      'Chị Vân: Hòa in cái biển giúp chị, thứ tư xong nhé.\nHòa: Dạ thứ tư.\nKhôi: Đoàn khách bữa nào tới chị? Họ ăn chay không?\nChị Vân: Mười chín tháng ba tới.',
      ['Hòa · In biển · 2026-03-11'],
    ],
    [
      'told again by name in the recap',
      'Chị Vân: Hòa viết tờ trình mua tủ lạnh đi.\nHòa: Dạ.\nKhôi: Dạ mai em in biển.\nChị Vân: Nhắc lại: Khôi mai in biển, tờ trình tủ lạnh Hòa đưa tôi thứ tư này.',
      ['Hòa · Viết tờ trình mua tủ lạnh · 2026-03-11', 'Khôi · In biển · 2026-03-10'],
    ],
    [
      'of the month, by its number',
      'Hòa: Để em theo dõi riêng từng kho, ba mươi tháng ni em gửi chị bảng lời lỗ.\nChị Vân: Được.',
      ['Hòa · Theo dõi riêng từng kho · 2026-03-30'],
    ],
    [
      'the next step has a day of its own',
      'Khôi: Máy ép hư rồi, sửa được không Hòa?\nHòa: Dạ em sửa được, mai em lên chợ mua đồ, mốt là xong.',
      ['Hòa · Sửa được máy ép, lên chợ mua đồ · 2026-03-11'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});
