import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, deadline }) => `${assignee} · ${deadline}`);

describe('what is told is given to nobody', () => {
  test.each([
    ['last night, in two steps', 'Tín: Con đó em thay kim, thay luôn ổ chao hồi khuya rồi.\nAnh Lộc: Ngon.'],
    [
      'since Thursday',
      'Chị Hương: Thành Đạt tới đâu?\nTrang: Dạ em lên tờ trình xong từ thứ năm, chị ký nháy rồi ạ.',
    ],
    ['within the night', 'Tâm: Hai mươi bảy hóa đơn, em sửa tay xong hết trong đêm.\nAnh Khoa: Tốt.'],
    ['once', 'Duy: Bữa em gặp bên môi giới, họ nói tuần sau sẽ cho người tới đo.\nChị Vân: Ừ.'],
    ['this morning', 'Hậu: Dạ sáng ni em mới nhận thêm đoàn Sài Gòn mười hai phòng.\nChị Liễu: Ừ.'],
    ['likened', 'Vân: Chị cứ làm như em là tổng đài đòi nợ không bằng.\nChị Hiền: Ừ.'],
    [
      'granted',
      'Thầy Nam: Sao thầy?\nThầy Hòa: Kiểm thì kiểm, quan trọng là trước tháng chín có cấp máy mới cho mình không chứ?',
    ],
    ['if the boss signs', 'Anh Bình: Sếp tổng mà ký thì anh mua ngay chiều nay.\nLy: Dạ.'],
    ['before one begins', 'Dung: Từ từ chị, để em mở cái file đã, máy em chậm lắm.\nChị Hằng: Ừ.'],
    ['known already', 'Trang: Thứ tư anh phải đi công chứng với em mà.\nAnh Kiên: Ừ nhỉ.'],
    [
      'a customer’s wish',
      'Quý: Dạ mấy o khó tính lắm.\nThành: Có o ở chợ Đông Ba còn dặn em nhớ gửi bằng bồ câu, thứ hai có.\nChị Diệu: Trời.',
    ],
    [
      'where a day is moved to',
      'Speaker 1: chết dở thôi lùi hẳn sang thứ tư tuần sau nhé\nSpeaker 2: vâng thứ tư ạ',
    ],
  ])('%s', (_, talk) => {
    expect(tasksIn(talk)).toEqual([]);
  });
});

describe('what sounds told and is given or taken', () => {
  test.each([
    ['tonight', 'Tín: Con đó để em thay kim, thay luôn ổ chao khuya nay.\nAnh Lộc: Ừ.', 'Tín · 2026-03-09'],
    [
      'done by then',
      'Chị Vân: Trang lên tờ trình xong trong sáng thứ năm nhé.\nTrang: Dạ.',
      'Trang · 2026-03-12',
    ],
    ['only this afternoon', 'Hậu: Dạ chiều nay em mới gửi báo giá được chị.', 'Hậu · 2026-03-09'],
    ['as before', 'Chị Vân: Hòa cứ làm như chị là được, thứ sáu gửi nhé.\nHòa: Dạ.', 'Hòa · 2026-03-13'],
    [
      'begged',
      'Trang: Thứ tư anh đi công chứng giúp em đi mà.\nAnh Kiên: Ừ, anh đi.',
      'Anh Kiên · 2026-03-11',
    ],
    [
      'what follows a but',
      'Hòa: Dạ, nhưng mà kho đầy thì em chuyển hàng chiều mai nhé chị.\nChị Vân: Ừ.',
      'Hòa · 2026-03-10',
    ],
    ['the lock', 'Chị Vân: Hòa mở kho trước thứ tư giúp chị nhé.\nHòa: Dạ.', 'Hòa · 2026-03-11'],
  ])('%s', (_, talk, task) => {
    expect(tasksIn(talk)).toEqual([task]);
  });
});

describe('one’s own share', () => {
  test.each([
    [
      'it is approved and signed, and no more',
      'Bình: Để em làm đề xuất mua hai cái máy in.\nAnh Khoa: Ok, em gửi đề xuất đi, anh ký.\nTâm: Hay mình thuê bên ngoài anh?',
      ['Bình · null'],
    ],
    [
      'passed on to those above',
      'Chú Năm: Cháu chụp cho chú mấy tấm, có cây thước cho người ta thấy, chú gởi lên Sở.\nTrực: Dạ chiều nay con chụp.',
      ['Trực · 2026-03-09'],
    ],
    ['beside an order', 'Hòa: Anh Tú đi một mình nhé, em gửi anh bản đồ khu đó.\nAnh Tú: Ừ.', ['Hòa · null']],
    [
      'done for who asked',
      'Chị Vân: Cái quạt trần kêu quá.\nHòa: Để đó em sửa cho.\nChị Vân: Ừ.',
      ['Hòa · null'],
    ],
    [
      'sure of it',
      'Chị Vân: Hòa, trích lục xin được chưa?\nHòa: Thứ tư em lên từ sớm, kiểu gì cũng lấy được.\nChị Vân: Ừ.',
      ['Hòa · 2026-03-11'],
    ],
    [
      'of all the departments',
      'Chị Vân: Hân gom bảng kiểm của các khoa, tổng hợp lại cho tui, hết tháng này phải có.\nHân: Dạ.',
      ['Hân · 2026-03-31'],
    ],
    ['one has it done', 'Hòa: Em cho thay lưới trước chủ nhật chị ạ.\nChị Vân: Ừ.', ['Hòa · 2026-03-15']],
    [
      'by machine',
      'Chị Vân: Mương tắc rồi.\nHòa: Để em cho máy xúc vô khơi, thứ sáu xong.\nChị Vân: Ừ.',
      ['Hòa · 2026-03-13'],
    ],
    ['allowed', 'Anh Tú: Từ thứ hai anh cho đổi giờ làm nhé.\nHòa: Dạ.', []],
    ['let out', 'Hòa: Nhà trước em cho thuê từ thứ sáu.\nChị Vân: Ừ.', []],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});
