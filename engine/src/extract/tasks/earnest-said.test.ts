import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

const ROOM = 'Chị Vân: Ta bắt đầu nhé.\nHòa: Chào chị.\nKhôi: Chào cả nhà.\nMinh: Chào chị Vân.\n';
/** Talk about nothing to be done, as long meetings have it. */
const TALK = 'Khôi: Hàng về đủ.\nMinh: Kho còn trống.\n'.repeat(10);

const titlesIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content: ROOM + TALK + content }).turns,
  }).actionItems.map(({ assignee, title }) => `${assignee} · ${title}`);

describe('told in a long talk', () => {
  test.each([
    ['where somebody will be', 'Hòa: Chiều nay em lên công ty.'],
    ['what was measured', 'Hòa: Sáng nay em đo ba phần ngàn.'],
    ['how somebody is', 'Chị Vân: Hòa bớt buồn nhé.\nKhôi: Tại trời mưa.'],
    ['who does what anyhow', 'Chị Vân: Hòa lo sổ sách, có sai gì đâu.\nKhôi: Sổ đẹp.'],
    ['what is left to choose', 'Chị Vân: Hòa ngồi phòng đó, Hòa chọn đi.\nKhôi: Phòng sáng.'],
    ['once, that night', 'Hòa: Đêm đó em phải đem thau ra hứng nước.'],
  ])('%s', (_, talk) => {
    expect(titlesIn(talk)).toEqual([]);
  });
});

describe('meant in a long talk', () => {
  test.each([
    ['today, and welcome', 'Hòa: Chiều nay em gọi trạm trộn.\nChị Vân: Ừ, gọi đi.', 'Hòa · Gọi trạm trộn'],
    ['asked and taken', 'Chị Vân: Hòa gửi thư mời nhé.\nHòa: Dạ em gửi.', 'Hòa · Gửi thư mời'],
    [
      'stepped forward for',
      'Hòa: Để em liên hệ trạm y tế xin xe cứu thương.\nChị Vân: Tốt quá.',
      'Hòa · Liên hệ trạm y tế xin xe cứu thương',
    ],
    ['for a day', 'Hòa: Em sẽ gửi báo giá cho khách trước thứ sáu.', 'Hòa · Gửi báo giá cho khách'],
    [
      'with a topic before it',
      'Hòa: Xe dẫn giải thì để em liên hệ với trại.\nChị Vân: Được.',
      'Hòa · Liên hệ với trại xe dẫn giải',
    ],
    [
      'drawn from what was said',
      'Hòa: Vậy chủ nhật này em kêu thợ xuống đắp.\nChị Vân: Ừ.',
      'Hòa · Kêu thợ xuống đắp',
    ],
  ])('%s', (_, talk, task) => {
    expect(titlesIn(talk)).toEqual([task]);
  });
});

describe('gone over at the end', () => {
  const GIVEN =
    'Chị Vân: Hòa gọi lại mười hai khách trước thứ năm nhé.\nHòa: Dạ em gọi.\nChị Vân: Khôi soạn kịch bản trước thứ sáu nhé.\nKhôi: Dạ em soạn.\nChị Vân: Còn gì nữa không?\nMinh: Hết rồi chị.\n';
  const TASKS = ['Hòa · Gọi lại mười hai khách', 'Khôi · Soạn kịch bản'];
  test.each([
    ['by name', 'Chị Vân: Thế nhé, Hòa gọi khách, Khôi kịch bản.', TASKS],
    ['by name and deed', 'Chị Vân: Vậy Hòa gọi khách, Khôi soạn kịch bản, ai về việc nấy.', TASKS],
    [
      'but what is new there is work',
      'Chị Vân: Minh đặt phòng họp trước thứ tư nhé.\nMinh: Dạ em đặt.',
      [...TASKS, 'Minh · Đặt phòng họp'],
    ],
  ])('%s', (_, end, tasks) => {
    expect(titlesIn(GIVEN + end)).toEqual(tasks);
  });
});

describe('the same work', () => {
  test.each([
    [
      'when it is wanted',
      'Hòa: Để em soạn kịch bản cho giao dịch viên.\nChị Vân: Ừ, trước mùng mười em gửi chị duyệt.\nHòa: Vâng.',
      ['Hòa · Soạn kịch bản cho giao dịch viên'],
    ],
    [
      'another thing is handed in',
      'Hòa: Để em soạn kịch bản cho giao dịch viên.\nChị Vân: Hòa gửi chị báo giá trước thứ sáu nhé.\nHòa: Vâng.',
      ['Hòa · Soạn kịch bản cho giao dịch viên', 'Hòa · Gửi chị Vân báo giá'],
    ],
    [
      'told in fewer words',
      'Hòa: Để em lấy mẫu đất ba vườn.\nChị Vân: Chừng nào em đi?\nHòa: Thứ hai tuần sau em lấy.',
      ['Hòa · Lấy mẫu đất ba vườn'],
    ],
    [
      'asked when, and told with what comes then',
      'Hòa: Để em lấy mẫu đất ba vườn.\nChị Vân: Chừng nào em đi?\nHòa: Thứ hai tuần sau em lấy rồi gửi xe khách.',
      ['Hòa · Lấy mẫu đất ba vườn'],
    ],
    [
      'asked when of one thing, and another promised',
      'Hòa: Để em lấy mẫu đất ba vườn.\nChị Vân: Chừng nào em đi?\nHòa: Mai em đi. Thứ hai em đặt phòng họp cho khách.',
      ['Hòa · Lấy mẫu đất ba vườn', 'Hòa · Đặt phòng họp cho khách'],
    ],
    [
      'a short yes to who was called',
      'Chị Vân: Hang đá trước nhà thờ thì sao Hòa?\nHòa: Dạ em dựng.\nChị Vân: Xong trước hai mươi nhé.\nHòa: Dạ trước hai mươi.',
      ['Hòa · Dựng hang đá trước nhà thờ'],
    ],
    ['a short yes to nobody’s question', 'Chị Vân: Hang đá đẹp.\nHòa: Dạ em dựng.', []],
    ['long ago', 'Hòa: Hồi em đổ cầu Thanh Trì, thứ sáu em thức trắng.', []],
    ['since long ago', 'Hòa: Thứ sáu em đổ sàn tầng hai.\nChị Vân: Được.', ['Hòa · Đổ sàn tầng hai']],
    ['whoever it is', 'Hòa: Khách nào em gặp cũng hỏi lãi tháng mười hai.', []],
    [
      'offered for somebody who cannot',
      'Hòa: Em gọi trạm trộn chiều nay ạ.\nChị Vân: Khôi mua giúp năm tấm bạt được không?\nKhôi: Em đi thì ai trông thợ.\nHòa: Để em mua cho.',
      ['Hòa · Gọi trạm trộn', 'Hòa · Mua năm tấm bạt'],
    ],
    [
      'what one has to do already',
      'Hòa: Có cần em xuống đo phụ không chị?\nChị Vân: Thôi em lo dây thun đi.\nHòa: Vâng.',
      [],
    ],
    [
      'an order behind its day',
      'Chị Vân: Hòa ơi, máy vắt sổ sao rồi?\nHòa: Dạ cũ lắm rồi.\nChị Vân: Hết tuần này sửa xong cho chị.\nHòa: Được, hết tuần này.',
      ['Hòa · Sửa máy vắt sổ'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(titlesIn(talk)).toEqual(tasks);
  });
});
