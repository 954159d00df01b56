import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('what is over, or goes on anyhow', () => {
  test.each([
    ['done as it is said', 'Linh: Em kéo lên board luôn rồi đây: hai story với một bug.\nChị Vân: Ok.'],
    ['for years', 'Dượng Hòa: Mười năm nay Vân lo sổ sách, lo thợ.\nVân: Dạ.'],
    ['tried several times', 'Thìn: Nó hỏng rồi chị, em rút điện cắm lại mấy lần không ăn thua.\nChị Vân: Ừ.'],
    ['just now', 'Thìn: Còn ba chục bao, em mới chở về bữa thứ bảy.\nChị Vân: Ừ.'],
    ['there is', 'Má Lài: Tui có nấu nồi chè, họp xong ăn.\nThìn: Dạ.'],
    ['what would follow', 'Nhựt: Bác Ba sạ mùng một là đụng rầy đó.\nBác Ba: Ờ.'],
    ['a post', 'Dượng Hòa: Vậy con Vân làm giám đốc điều hành từ mùng một tháng tám.\nVân: Dạ.'],
    ['a rule', 'BS Định: Đề nghị khoa Ngoại thực hiện nghiêm từ hôm nay.\nBS Trọng: Vâng.'],
    ['what others bring', 'Ngân: Dạ thứ hai em nhận, cảm ơn anh.\nThái: Ok.'],
    ['asked, not offered', 'Chú Đại: Tôi hỏi thêm: hồ sơ bao giờ tôi nhận?\nTùng: Dạ còn thiếu ba biên bản.'],
    [
      'help not needed',
      'Lam: Cô Hiên có cần tôi làm giúp mấy cái thước không?\nCô Hiên: Dạ em xin phòng thiết bị rồi, khỏi ạ.',
    ],
  ])('%s', (_, talk) => {
    expect(tasksIn(talk)).toEqual([]);
  });
});

describe('what sounds like it and is work', () => {
  test.each([
    ['for a count of weeks to come', 'Chị Vân: Hai tuần này Thìn kiểm kho giúp chị nhé.\nThìn: Dạ vâng.', 1],
    ['this Friday', 'Chị Vân: Gom áo sao rồi?\nHòa: Dạ, em gom áo thứ sáu tuần này đưa đi in.', 1],
    ['not before a day', 'Chị Vân: Bao giờ in?\nHòa: Dạ thứ tư em mới in poster được chị.', 1],
    [
      'offered with a question word',
      'Hòa: Em in thêm mười bộ nữa nhé chị, ai cũng cần?\nChị Vân: Ừ in đi.',
      1,
    ],
    ['the post’s papers', 'Chị Vân: Hòa làm tờ trình bổ nhiệm giám đốc trước thứ sáu nhé.\nHòa: Dạ.', 1],
    ['a loan is to be received', 'Chị Vân: Thứ tư hàng về, ai nhận?\nHòa: Dạ để em nhận hàng thứ tư.', 1],
  ])('%s', (_, talk, count) => {
    expect(tasksIn(talk)).toHaveLength(count);
  });

  test('the second matter is no Monday', () => {
    expect(tasksIn('Chị Vân: Chuyện thứ hai, Hòa đặt thêm giấy in nhé.\nHòa: Dạ vâng.')).toEqual([
      'Hòa · null',
    ]);
  });
  test('what is done on Monday is', () => {
    expect(tasksIn('Chị Vân: Thứ hai Hòa đặt thêm giấy in nhé.\nHòa: Dạ vâng.')).toEqual([
      'Hòa · 2026-03-16',
    ]);
  });
});
