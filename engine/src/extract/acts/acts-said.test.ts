import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · what · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, title, deadline }) => `${assignee} · ${title} · ${deadline}`);

const oneTask = (talk: string) => tasksIn(talk).map((task) => task.split(' · ').slice(1).join(' · '));

describe('what is done, and the next step', () => {
  test.each([
    [
      'Chị Vân: Kho xong chưa Hòa?\nHòa: Xong rồi chị, mai em gửi biên bản cho khách.',
      'Gửi biên bản cho khách · 2026-03-10',
    ],
    [
      'Chị Vân: Hợp đồng tới đâu rồi?\nKhôi: Dạ xong rồi ạ, chiều nay em in hợp đồng.',
      'In hợp đồng · 2026-03-09',
    ],
    [
      'Chị Vân: Bản vẽ sao rồi Khôi?\nKhôi: Done rồi chị, thứ năm em nộp bản vẽ cho sở.',
      'Nộp bản vẽ cho sở · 2026-03-12',
    ],
  ])('%s', (talk, task) => {
    expect(oneTask(talk)).toEqual([task]);
  });

  test('nothing is left of it', () => {
    expect(tasksIn('Chị Vân: Done chưa?\nKhôi: Done từ hôm qua chị, em gửi link rồi.')).toEqual([]);
  });

  test('"but" turns round within one part', () => {
    expect(
      tasksIn('Chị Vân: Kho xong chưa Hòa?\nHòa: Dạ xong rồi nhưng để mai em kiểm tra lại kho.'),
    ).toHaveLength(1);
  });
});

describe('an order stays one', () => {
  test.each([
    [
      'whichever',
      'Chị Vân: Hòa gọi khách nào cũng được trước thứ sáu nhé.\nHòa: Vâng.',
      'Gọi khách nào cũng được · 2026-03-13',
    ],
    [
      'for everybody to have one',
      'Chị Vân: Hòa in thêm để ai cũng có một bản nhé.\nHòa: Vâng.',
      'In thêm để ai cũng có một bản · null',
    ],
    [
      'whatever is found there',
      'Chị Vân: Hòa kiểm tra kho trước thứ sáu, thấy thiếu thì báo chị.\nHòa: Dạ.',
      'Kiểm tra kho · 2026-03-13',
    ],
    [
      'whatever is heard there',
      'Chị Vân: Khôi chạy thử máy ép sáng mai, thấy kêu thì gọi thợ nhé.\nKhôi: Dạ.',
      'Chạy thử máy ép · 2026-03-10',
    ],
    [
      'to propose',
      'Chị Vân: Hòa đề nghị nhà cung cấp đổi hàng trước thứ sáu nhé.\nHòa: Vâng.',
      'Đề nghị nhà cung cấp đổi hàng · 2026-03-13',
    ],
    [
      'to put forward',
      'Chị Vân: Khôi kiến nghị với phường làm lại cống trước cuối tháng nhé.\nKhôi: Dạ.',
      'Kiến nghị với phường làm lại cống · 2026-03-31',
    ],
    ['approved by then', 'Hòa: Em duyệt hồ sơ trước thứ sáu ạ.\nKhôi: Dạ.', 'Duyệt hồ sơ · 2026-03-13'],
    [
      'a borrowed verb with somebody',
      'Chị Vân: Hòa call với khách trước thứ sáu nhé.\nHòa: Dạ.',
      'Call với khách · 2026-03-13',
    ],
    [
      'a borrowed verb and another',
      'Chị Vân: Hòa export và gửi khách trước thứ sáu nhé.\nHòa: Dạ.',
      'Export và gửi khách · 2026-03-13',
    ],
    [
      'written into a book by then',
      'Chị Vân: Hòa ghi vào sổ kho trước thứ sáu nhé.\nHòa: Dạ.',
      'Ghi vào sổ kho · 2026-03-13',
    ],
    [
      'in charge of one part only',
      'Chị Vân: Hòa chỉ lo phần âm thanh thôi nhé, trước thứ sáu.\nHòa: Dạ.',
      'Lo phần âm thanh · 2026-03-13',
    ],
    [
      'to claim',
      'Chị Vân: Hòa đòi trả lại tiền cọc trước thứ sáu nhé.\nHòa: Dạ.',
      'Đòi trả lại tiền cọc · 2026-03-13',
    ],
    [
      'on a day, not into a place',
      'Chị Vân: Hòa vào thứ sáu gửi khách bảng giá nhé.\nHòa: Dạ.',
      'Gửi khách bảng giá · 2026-03-13',
    ],
    ['written as the pattern has it', 'Chị Vân: Hòa ghi như mẫu nhé.\nHòa: Dạ.', 'Ghi như mẫu · null'],
    [
      'on the way home',
      'Chị Vân: Hòa đi làm về thì ghé lấy hàng nhé.\nHòa: Dạ.',
      'Đi làm về thì ghé lấy hàng · null',
    ],
    [
      'told at length why, yet due later',
      'Chị Vân: Hòa báo giá cho khách trước thứ sáu nhé.\nHòa: Dạ chị ơi khách này khó lắm, hôm trước gọi mãi không nghe máy mà còn mắng bên mình nữa.',
      'Báo giá cho khách · 2026-03-13',
    ],
    [
      'a paper for an opening',
      'Speaker 1: Chuẩn bị lễ khai mạc giúp anh trước thứ sáu nhé.\nSpeaker 2: Dạ.',
      'Chuẩn bị lễ khai mạc · 2026-03-13',
    ],
  ])('%s', (_, talk, task) => {
    expect(oneTask(talk)).toEqual([task]);
  });
});

describe('a promise stays one', () => {
  test.each([
    [
      'asked for politely, with a day',
      'Chị Vân: Ghế thiếu đấy.\nHòa: Dạ em xin mua thêm mười cái trước thứ sáu ạ.\nKhôi: Còn máy in thì sao?',
      'Mua thêm mười · 2026-03-13',
    ],
    [
      'asked for politely, at once',
      'Chị Vân: Hồ sơ còn thiếu giấy phép.\nHòa: Dạ, em xin bổ sung ngay chiều nay ạ.\nKhôi: Máy in kẹt.',
      'Bổ sung hồ sơ · 2026-03-09',
    ],
    ['on the way there', 'Hòa: Em xin qua nhà máy sáng mai.\nChị Vân: Ừ.', 'Qua nhà máy · 2026-03-10'],
    [
      'to teach, not to be taught',
      'Hòa: Thứ sáu em đi tập huấn cho thợ mới ạ.\nChị Vân: Ừ.',
      'Tập huấn cho thợ · 2026-03-13',
    ],
    [
      'of an advertisement',
      'Hòa: Về quảng cáo em đăng chiều nay ạ.\nChị Vân: Ừ.',
      'Đăng quảng cáo · 2026-03-09',
    ],
    [
      'in English',
      'Chị Vân: Bảng giá cũ quá.\nHòa: Dạ chiều nay em update.\nChị Vân: Ừ.',
      'Update · 2026-03-09',
    ],
    ['"đây" and a day', 'Chị Vân: Máy hư kìa.\nHòa: Dạ mai em sửa đây chị.', 'Sửa đây · 2026-03-10'],
  ])('%s', (_, talk, task) => {
    expect(oneTask(talk)).toEqual([task]);
  });
});

test('a rank alone is a number or a day, and nobody', () => {
  expect(tasksIn('Chú Tư Hậu: Vâng.\nChị Hoa: Khôi kiểm kho Thứ Tư, xong báo chị.\nKhôi: Dạ.')).toEqual([
    'Khôi · Kiểm kho · 2026-03-11',
  ]);
});
