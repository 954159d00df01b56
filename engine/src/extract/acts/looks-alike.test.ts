import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const tasksIn = (...lines: string[]) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content: lines.join('\n') }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('an order that sounds like a reminder, a report or a condition', () => {
  test.each([
    ['Hòa đi ngân hàng nộp tiền thứ tư nhé, phải đi sớm mới kịp mà.', 'Hòa · 2026-03-11'],
    ['Hòa gửi giúp anh hợp đồng chiều nay nha, khách đang chờ mà.', 'Hòa · 2026-03-09'],
    ['Hòa in tài liệu thứ tư đi, có nhiều đâu mà.', 'Hòa · 2026-03-11'],
    ['Hòa dọn kho xong trong đêm giúp anh nhé, sáng mai khách tới.', 'Hòa · 2026-03-09'],
    ['Hòa in xong từ sáng để chiều phát nhé.', 'Hòa · 2026-03-09'],
    ['Hòa phản hồi sớm cho khách nhé, thứ tư nhé.', 'Hòa · 2026-03-11'],
    ['Hòa thu hồi năm cái máy trước thứ sáu nhé.', 'Hòa · 2026-03-13'],
    ['Hàng mà về thì Hòa kiểm nhé, thứ năm.', 'Hòa · 2026-03-12'],
    ['Hòa đổi máy in nhé, máy cũ chạy không bằng.', 'Hòa · null'],
    ['Hòa làm như anh đang làm đó, thứ sáu nộp nhé.', 'Hòa · 2026-03-13'],
    ['Hòa về quê lấy giấy khai sinh nhé, chủ nhật lên.', 'Hòa · 2026-03-15'],
    ['Anh dặn em gửi báo cáo trước thứ sáu nhé.', 'Hòa · 2026-03-13'],
    ['Mua để em dùng, em nhớ trả tiền anh thứ sáu nhé.', 'Hòa · 2026-03-13'],
    ['Anh Bình họp khách nhé, em nhớ gửi anh Bình slide trước thứ tư.', 'Hòa · 2026-03-11'],
  ])('%s', (said, task) => {
    expect(tasksIn(`Anh Tú: ${said}`, 'Hòa: Dạ.')).toEqual([task]);
  });
});

describe('a promise for what is to come', () => {
  test.each([
    ['Em sẽ dọn xong từ tối thứ sáu.', '2026-03-13'],
    ['Mai em dọn kho từ sáng.', '2026-03-10'],
    ['Thứ bảy em nấu từ đêm.', '2026-03-14'],
    ['Cái mà anh dặn thì em gửi chiều nay.', '2026-03-09'],
    ['Thứ bảy em về nội thành lấy hàng.', '2026-03-14'],
    ['Chủ nhật em về quê lấy giấy khai sinh nộp cho anh.', '2026-03-15'],
    ['Em sơn lại phòng, chủ nhật phòng vắng người.', '2026-03-15'],
    ['Để em kêu thợ sáng mai sửa luôn.', '2026-03-10'],
  ])('%s', (said, day) => {
    const tasks = tasksIn('Anh Tú: Em nào rảnh?', 'Hòa: Dạ em.', `Hòa: ${said}`, 'Anh Tú: Ừ.');
    expect(tasks.map((task) => task.split(' · ')[1])).toEqual([day]);
  });
});

describe('nothing given', () => {
  test.each([
    'Kho đang đóng hàng nhé Hòa.',
    'Máy tính cài Windows nhé Hòa.',
    'Bên A gửi hồ sơ thứ năm nhé Hòa.',
    'Ngân hàng chuyển khoản thứ tư nhé Hòa.',
    'Bên Phúc Lộc giao hàng thứ tư nhé Hòa.',
    'Bên ngoài sơn trắng nhé Hòa.',
    'Chị cho mua thêm hai cái ghế nhé.',
  ])('%s', (said) => {
    expect(tasksIn(`Anh Tú: ${said}`, 'Hòa: Dạ.')).toEqual([]);
  });

  test('a condition, and no favour', () => {
    expect(tasksIn('Hòa: Chị nhờ thì em in cho.', 'Chị Lan: Ừ.')).toEqual([]);
  });

  test('left to another', () => {
    const tasks = tasksIn('Anh Tú: Hòa lo hoa nhé.', 'Hòa: Hay cứ để chị Lan lo.', 'Chị Lan: Ừ để chị.');
    expect(tasks).toEqual(['Chị Lan · null']);
  });

  test('what others did in the end', () => {
    expect(tasksIn('Hòa: Em mua hoài, họ bán cho.', 'Anh Tú: Ừ.')).toEqual([]);
  });

  test('a yes taken back', () => {
    expect(
      tasksIn(
        'Anh Tú: Hòa sửa cổng thứ tư nhé.',
        'Hòa: Ừ em làm. Nhưng không có xe chắc em không đi được.',
        'Anh Tú: Thôi vậy.',
      ),
    ).toEqual([]);
  });
});

describe('the day beside what looks like leave or an errand of others', () => {
  test.each([
    ['Hòa kêu thợ điện, thứ năm lắp xong nhé.', '2026-03-12'],
    ['Hòa in băng rôn, thứ tư mắc lên cổng nhé.', '2026-03-11'],
    ['Hòa mua đèn, chiều mai mắc dây nhé.', '2026-03-10'],
    ['Hòa lau kho đi, thứ bảy kho nghỉ nhé.', '2026-03-14'],
    ['Hòa thuê xe cho đoàn, chiều thứ sáu vướng giờ cao điểm thì đi sớm.', '2026-03-13'],
  ])('%s', (said, day) => {
    expect(tasksIn(`Anh Tú: ${said}`, 'Hòa: Dạ.')).toEqual([`Hòa · ${day}`]);
  });

  test.each([
    ['Lâu quá, thứ năm đi.', '2026-03-12'],
    ['Sớm hơn đi, trước thứ năm.', '2026-03-12'],
  ])('sooner than said: %s', (said, day) => {
    expect(tasksIn('Hòa: Em gửi báo cáo thứ năm tuần sau.', `Anh Tú: ${said}`, 'Hòa: Dạ.')).toEqual([
      `Hòa · ${day}`,
    ]);
  });

  test('one limit by its date', () => {
    const tasks = tasksIn(
      'Hòa: Em gửi trước ngày 27.',
      'Anh Tú: Thứ sáu nhé, trễ quá khách chờ.',
      'Hòa: Dạ.',
    );
    expect(tasks).toEqual(['Hòa · 2026-03-13']);
  });

  test('a car, and no figures', () => {
    expect(tasksIn('Hòa: Để em soạn thư. Chiều thứ sáu em có xe về.', 'Anh Tú: Ừ.')).toEqual(['Hòa · null']);
  });
});
