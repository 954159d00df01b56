import { describe, expect, test } from 'vitest';
import { isFact } from '../../reader/certainty.ts';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Everybody is in the room: whoever never speaks is nobody the engine knows. */
const ROOM = 'Chị Vân: Ta bắt đầu nhé.\nHòa: Chào chị.\nKhôi: Chào cả nhà.\nMinh: Chào chị Vân.\n';

const itemsIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content: ROOM + content }).turns,
  }).actionItems;

/** Tasks as "who · what · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  itemsIn(content).map(({ assignee, title, deadline }) => `${assignee} · ${title} · ${deadline}`);

describe('nobody answers', () => {
  test.each([
    [
      'to each a task, and one says yes',
      'Chị Vân: Hòa gửi thư mời nhé. Khôi đặt phòng họp nhé. Minh in tài liệu nhé.\nHòa: Dạ vâng.',
      ['Hòa · Gửi thư mời · null', 'Khôi · Đặt phòng họp · null', 'Minh · In tài liệu · null'],
    ],
    [
      'another speaks of something else',
      'Chị Vân: Khôi gửi thư mời nhé.\nHòa: Máy in lại kẹt giấy.',
      ['Khôi · Gửi thư mời · null'],
    ],
    [
      'shared out in one sentence',
      'Chị Vân: Phân công luôn, Khôi liên hệ nhà xe, Minh chuẩn bị quà.\nHòa: Em có câu hỏi về ngân sách.',
      ['Khôi · Liên hệ nhà xe · null', 'Minh · Chuẩn bị quà · null'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });

  test('what nobody takes up is a suggestion, the same with a yes a fact', () => {
    const order = 'Chị Vân: Hòa lau cái bảng.';
    expect(itemsIn(`${order}\nKhôi: Máy in lại kẹt giấy.`).map(isFact)).toEqual([false]);
    expect(itemsIn(`${order}\nHòa: Dạ vâng.`).map(isFact)).toEqual([true]);
  });
});

describe('more time', () => {
  const order = 'Chị Vân: Hòa gửi báo giá trước thứ sáu nhé.\nHòa: ';
  const later = 'Vâng ạ.\nKhôi: Kho hết chỗ.\nMinh: Đúng.\nKhôi: Phải thuê.\nMinh: Đắt lắm.\nHòa: ';
  test.each([
    ['in figures', 'Cho em thêm 3 ngày.', '2026-03-16'],
    ['weeks', 'Em xin thêm một tuần ạ.', '2026-03-20'],
    ['and no day counted from today', 'Em cần thêm hai ngày nữa ạ.', '2026-03-15'],
    ['of a group', 'Dạ cho tụi em thêm hai hôm nha.', '2026-03-15'],
    ['some turns after', `${later}Chị ơi cho em xin thêm hai ngày, máy em hỏng.`, '2026-03-15'],
    ['for a guarantee', 'Vâng ạ. Khách xin bảo hành thêm hai tuần.', '2026-03-13'],
    ['for others', 'Vâng ạ. Khách xin thêm ba ngày.', '2026-03-13'],
    ['and it is done then', 'Cho em thêm ba ngày nữa là xong.', '2026-03-16'],
    ['of something else', 'Vâng ạ. Cho em thêm hai ngày phép.', '2026-03-13'],
    ['how long somebody stays', `${later}Khách ở lại thêm ba ngày.`, '2026-03-13'],
    ['what was let', `${later}Nhà mình cho thuê thêm một tuần rồi.`, '2026-03-13'],
  ])('%s', (_, said, day) => {
    expect(tasksIn(`${order}${said}\nChị Vân: Được.`)).toEqual([`Hòa · Gửi báo giá · ${day}`]);
  });
});

describe('more time, asked for beside the yes', () => {
  test.each([
    [
      'is granted by nobody',
      'Chị Vân: Hòa gửi báo giá trước thứ sáu được không?\nHòa: Dạ được, nhưng cho em thêm ba ngày.\nKhôi: Kho hết chỗ.',
      ['Hòa · Gửi báo giá · 2026-03-13'],
    ],
    [
      'is more than no day',
      'Chị Vân: Hòa gửi báo giá giúp chị được không?\nHòa: Dạ được, cho em thêm ba ngày.\nChị Vân: Ừ.',
      ['Hòa · Gửi báo giá · null'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});

describe('one day for all', () => {
  const given = 'Chị Vân: Hòa gửi báo giá nhé. Khôi kiểm tra kho nhé.\n';
  test.each([
    [
      'is the day of what was given',
      'Chị Vân: Cả hai việc xong trước thứ năm nhé.\nHòa: Dạ.',
      ['Hòa · Gửi báo giá · 2026-03-12', 'Khôi · Kiểm tra kho · 2026-03-12'],
    ],
    [
      'but what all are to hand in is another task',
      'Chị Vân: Mọi người nhớ gửi báo cáo tuần chậm nhất thứ sáu.\nHòa: Dạ.',
      ['Hòa · Gửi báo giá · null', 'Khôi · Kiểm tra kho · null', 'mọi người · Gửi báo cáo tuần · 2026-03-13'],
    ],
    [
      'by whatever name',
      'Chị Vân: Mọi người nhớ nộp bảng công trước thứ sáu.\nHòa: Dạ.',
      ['Hòa · Gửi báo giá · null', 'Khôi · Kiểm tra kho · null', 'mọi người · Nộp bảng công · 2026-03-13'],
    ],
    [
      'nor is it when others come',
      'Chị Vân: Tất cả khách về vào thứ năm.\nHòa: Dạ.',
      ['Hòa · Gửi báo giá · null', 'Khôi · Kiểm tra kho · null'],
    ],
    [
      'and it brings back nothing that was refused',
      'Khôi: Không được, em bận lắm.\nChị Vân: Tất cả báo chị vào thứ năm.\nHòa: Dạ.',
      ['Hòa · Gửi báo giá · 2026-03-12'],
    ],
    [
      'nor is it settled by asking',
      'Chị Vân: Mọi thứ xong trước thứ năm thì sao?\nHòa: Em chưa biết.',
      ['Hòa · Gửi báo giá · null', 'Khôi · Kiểm tra kho · null'],
    ],
  ])('%s', (_, said, tasks) => {
    expect(tasksIn(given + said)).toEqual(tasks);
  });
});

describe('done before it was asked for', () => {
  test.each([
    ['Hòa gửi hợp đồng cho khách nhé.', 'Em gửi rồi.', 0],
    ['Hòa gửi hợp đồng cho khách nhé.', 'Em gửi xong rồi.', 0],
    ['Hòa kiểm tra kho nhé.', 'Dạ em đã kiểm tra rồi ạ.', 0],
    ['Hòa nhận ca tối thứ sáu nhé.', 'Em nhận rồi ạ.', 1],
    ['Hòa nhận hàng ở kho nhé.', 'Dạ em nhận rồi.', 1],
    ['Hòa đăng tin tuyển thợ trước thứ sáu nhé.', 'Em đăng rồi nhưng để em sửa lại ạ.', 1],
  ])('%s – %s', (order, reply, left) => {
    expect(tasksIn(`Chị Vân: ${order}\nHòa: ${reply}`)).toHaveLength(left);
  });
});

describe('who gets it', () => {
  const titleIn = (content: string) =>
    extractMeeting({
      meetingDate: '2026-03-09',
      turns: parseTranscript({ name: 'họp.txt', content: `Hòa: Chào cả nhà.\n${content}` }).turns,
    }).actionItems.map(({ title }) => title);
  test.each([
    [
      'a teacher nobody here is called',
      'Vân: Hòa soạn giáo án gửi thầy trước thứ sáu nhé.\nHòa: Vâng.',
      'Soạn giáo án',
    ],
    ['some other aunt', 'Vân: Hòa lập bảng kê rồi gửi cô trước thứ sáu nhé.\nHòa: Vâng.', 'Lập bảng kê'],
    [
      'who is called so by another label',
      'Thầy Bính: Chào.\nVân: Hòa soạn giáo án gửi thầy trước thứ sáu nhé.\nHòa: Vâng.',
      'Soạn giáo án',
    ],
    [
      'who is called so all the time',
      'Hòa: Em chào chị.\nVân: Chị nghĩ kho còn thiếu.\nHòa: Đúng đó chị.\nVân: Hòa lập bảng kê rồi gửi chị trước thứ sáu nhé.\nHòa: Vâng.',
      'Lập bảng kê rồi gửi Vân',
    ],
  ])('%s', (_, talk, title) => {
    expect(titleIn(talk)).toEqual([title]);
  });
});
