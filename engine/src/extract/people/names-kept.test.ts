import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('who is meant', () => {
  test.each([
    [
      'a teacher without the title in the label',
      'Quang: Tôi dạy tin.\nLam: Thầy cài lại phòng máy trước thứ sáu giúp em nhé.\nQuang: Ừ tôi làm.\nThầy Định: Tốt.',
      ['Quang · 2026-03-13'],
    ],
    [
      'Thanh where Thanh Mai is',
      'Thanh Mai: Em chào cả nhà.\nChị Vân: Thanh đặt phòng họp trước thứ sáu nhé.\nAnh Thanh: Ừ.',
      ['Anh Thanh · 2026-03-13'],
    ],
    [
      'Minh where Minh Hoàng is',
      'Minh Hoàng: Chào mọi người.\nQuang Minh: Chào.\nChị Vân: Minh đặt phòng họp trước thứ sáu nhé.\nMinh Hoàng: Em có xe nếu cần.\nQuang Minh: Vâng ạ.',
      ['Quang Minh · 2026-03-13'],
    ],
    [
      'Thùy where Thùy Dương is',
      'Thùy Dương: Em chào anh.\nThùy: Em chào anh.\nAnh Tú: Thùy làm báo giá trước thứ sáu nhé.\nThùy Dương: Em làm poster rồi.\nThùy: Vâng.',
      ['Thùy · 2026-03-13'],
    ],
    [
      'Ngọc where Ngọc Mai is',
      'Ngọc Mai: Chào.\nBảo Ngọc: Chào.\nChị Vân: Nhờ Ngọc làm báo giá trước thứ sáu.\nBảo Ngọc: Dạ.',
      ['Bảo Ngọc · 2026-03-13'],
    ],
    [
      'who is called gets the order',
      'Tú: Lan ơi, em gửi lại hợp đồng cho anh trước thứ sáu.\nLan: Vâng ạ.',
      ['Lan · 2026-03-13'],
    ],
    [
      'who is told in the first words',
      'Tú: Phần báo giá em làm trước thứ sáu.\nLan: Vâng ạ.',
      ['Lan · 2026-03-13'],
    ],
    [
      'who is busy on that day',
      'Chị Vân: Hòa trực quầy thứ bảy nhé.\nHòa: Thứ bảy đó bận rồi chị ơi.\nChị Vân: Thế Nga trực quầy thứ bảy nhé.\nNga: Vâng.',
      ['Nga · 2026-03-14'],
    ],
    [
      'who goes with another',
      'Hòa: Thứ năm em với chị Lan đi thu tiền các hộ.\nÔng Bính: Được.\nChị Lan: Ừ.',
      ['Hòa · 2026-03-12'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});
