import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('who takes it in the end', () => {
  test.each([
    [
      'handed on by name and meant again',
      'Chú Bốn: Lành, em gửi báo giá cho mấy chùa nghe.\nCô Lành: Em biết chi ba cái da-lô đó anh, để con Hường hắn gửi.\nHường: Dạ để con, con có số hết rồi. Con gửi trước thứ sáu.',
      ['Hường · 2026-03-13'],
    ],
    [
      'away at a wedding',
      'Speaker 1: nga thuê thêm cho anh một cái máy bơm nhé chiều mai đưa về đây\nSpeaker 3: mai em về quê ăn cưới rồi anh ơi sơn thuê hộ chị được không\nSpeaker 4: vâng để em thuê chiều mai em chở về luôn',
      ['Speaker 4 · 2026-03-10'],
    ],
    [
      'a yes before what hinders',
      'Chị Vân: Khôi làm hồ sơ gia hạn nghe, cuối tháng này nộp.\nKhôi: Dạ em làm. Mà kẹt cái nhật ký, có bốn hộ ghi.',
      ['Khôi · 2026-03-31'],
    ],
    [
      'a yes with one thing missing',
      'Chị Vân: Khôi làm hồ sơ gia hạn nghe, cuối tháng này nộp.\nKhôi: Để em lo. Chỉ vướng cái con dấu thôi.',
      ['Khôi · 2026-03-31'],
    ],
    [
      'well said, and taken',
      'Chị Vân: Khôi sửa giúp chị cái cổng nhé.\nKhôi: Hay, để em làm thứ sáu.',
      ['Khôi · 2026-03-13'],
    ],
    [
      'no time at all',
      'Chị Vân: Khôi làm hồ sơ gia hạn nghe, cuối tháng này nộp.\nKhôi: Vâng, mà tuần này em bận không làm được.',
      [],
    ],
    [
      'the same chị twice',
      'Chị Diệu: Dạ em nghĩ chia vậy công bằng, em cũng thấy vậy.\nAnh Lộc: Chị Diệu làm giùm tui cái bảng phân công rồi dán lên bảng tin.\nChị Diệu: Dạ để chị làm, đầu tuần sau chị dán.\nAnh Lộc: Ngon.',
      ['Chị Diệu · 2026-03-16'],
    ],
    [
      'the young ones’, and who is called for them',
      'Chị Vân: Giới trẻ lo hang đá hết nghen Bình, cả đèn đóm.\nBình: Dạ, trước thứ sáu.',
      ['Bình · 2026-03-13'],
    ],
    ['a storehouse’s', 'Chị Vân: Bên kho kiểm lại hàng tồn nhé Hòa.\nHòa: Dạ.', ['Hòa · null']],
    ['done by the contractor', 'Chị Vân: Nhà thầu sửa xong rồi nhé Hòa.\nHòa: Dạ.', []],
    [
      'another day asked for in spite of the rush',
      'Chị Vân: Hòa cập nhật giá lên mấy trang đặt phòng cho chị, hôm nay luôn.\nHòa: Dạ hôm nay em đang kẹt đoàn Hàn, mai em làm được không chị?\nChị Vân: Mai thì mai, mà sáng nghe.\nHòa: Dạ.',
      ['Hòa · 2026-03-10'],
    ],
    [
      'with the list when it is made',
      'Tuyết: Dạ để con soạn lại bài.\nCha Phong: Soạn xong gửi danh sách cho tôi coi trước.\nTuyết: Dạ thứ năm con gửi cha.',
      ['Tuyết · 2026-03-12'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});

describe('the day that holds', () => {
  test.each([
    [
      'what others are to do then',
      'Anh Lộc: Hòa gọi kho hỏi cho chắc đi, nói thứ hai cử hai người ra theo xe.\nHòa: Dạ họp xong em gọi liền.',
      '2026-03-09',
    ],
    [
      'passed on to the class',
      'Chị Vân: Hòa báo lớp đi, dặn thứ sáu mang giấy màu.\nHòa: Dạ chiều nay em báo.',
      '2026-03-09',
    ],
    [
      'the next step of the same',
      'Chị Vân: Hòa soạn hợp đồng nhé, thứ năm gửi khách.\nHòa: Dạ.',
      '2026-03-12',
    ],
    [
      'maintenance',
      'Hòa: Để em dời lịch bảo trì qua thứ ba, làm trong hôm nay luôn.\nChị Vân: Ừ.',
      '2026-03-09',
    ],
    [
      'no time before',
      'Chị Vân: Hòa viết báo cáo giúp chị được không?\nHòa: Dạ tuần sau nữa em viết xong, tuần này với tuần tới kẹt chấm thi.',
      '2026-03-27',
    ],
    [
      'day off behind it',
      'Chị Vân: Hòa viết báo cáo giúp chị được không?\nHòa: Dạ thứ sáu em nộp, thứ năm nghỉ.',
      '2026-03-13',
    ],
    [
      'forgotten, and another day',
      'Chị Vân: Hòa chở hàng qua kho nhé.\nHòa: Sáng mai em chở.\nChị Vân: Mai ông Tám mượn xe mà.\nHòa: Ý trời, quên. Vậy thứ tư, thứ tư em chở.',
      '2026-03-11',
    ],
    [
      'no car tomorrow',
      'Chị Vân: Hòa chở hàng qua kho nhé.\nHòa: Sáng mai em chở.\nChị Vân: Mai xe bận.\nHòa: À ừ, vậy thứ tư.',
      '2026-03-11',
    ],
    [
      'by when there are figures',
      'Hòa: Để em đi hỏi từng nhà. Chiều chủ nhật em có số cho chị.\nChị Vân: Ừ.',
      '2026-03-15',
    ],
    ['when one has visitors', 'Hòa: Để em đi hỏi từng nhà. Chiều chủ nhật em có khách.\nChị Vân: Ừ.', null],
    [
      'the uncle’s tomorrow',
      'Khôi: Phân ướt hết.\nChú Bốn: Mai chú gọi ông Nghĩa đổi lại hết.',
      '2026-03-10',
    ],
    [
      'an evening off',
      'Chị Vân: Hòa sắp lại lịch trực nghe, xong trước chủ nhật.\nHòa: Dạ, em sắp. Em xin không trực tối thứ ba.',
      '2026-03-15',
    ],
    [
      'the one just named',
      'Hòa: Dạ em gửi tờ khai trước thứ ba tuần sau.\nChị Vân: Trước thứ ba nhé.',
      '2026-03-17',
    ],
    [
      'the share of the next one',
      'Chị Vân: Vậy là Hòa thứ tư đi lấy báo giá, Khôi chiều thứ năm phần ảnh.\nHòa: Dạ.',
      '2026-03-11',
    ],
  ])('%s', (_, talk, day) => {
    const [task = '', ...more] = tasksIn(talk);
    expect(more).toEqual([]);
    expect(task.split(' · ')[1]).toBe(String(day));
  });

  test('by the moon, once it is said', () => {
    const [task] = extractMeeting({
      meetingDate: '2026-06-10',
      turns: parseTranscript({
        name: 'họp.txt',
        content:
          'Bảy: Để con hỏi giá đá cho. Trước mùng một con trả lời.\nChú Năm: Mùng một ta ha?\nBảy: Dạ.',
      }).turns,
    }).actionItems;
    expect(task?.deadline).toBe('2026-06-15');
  });
});
