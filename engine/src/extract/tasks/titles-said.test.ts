import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

const ROOM = 'Chị Vân: Ta bắt đầu nhé.\nHòa: Chào chị.\nKhôi: Chào cả nhà.\nMinh: Chào chị Vân.\n';

const titlesIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content: ROOM + content }).turns,
  }).actionItems.map(({ title }) => title);

describe('what is told beside the work is no part of it', () => {
  test.each([
    ['Để em đặt hai chục cuốn sổ, em biết xưởng ở Hàng Bồ.', 'Đặt hai chục cuốn sổ'],
    ['Thứ hai tuần sau em gửi bản thảo, có luôn bảng giá.', 'Gửi bản thảo'],
    ['Chiều mai em nhắn khách bị dời, danh sách dài lắm.', 'Nhắn khách bị dời'],
    ['Mai em gọi trạm trộn, chín giờ là có xe.', 'Gọi trạm trộn'],
    ['Thứ tư em thay lưới ở sân là xong.', 'Thay lưới ở sân'],
    ['Thứ tư em gửi bảng tính là quần áo.', 'Gửi bảng tính là quần áo'],
    ['Mai em in thực đơn, nhà em ngay cạnh tiệm in.', 'In thực đơn'],
    ['Thứ tư em xếp lại bãi, xếp ba tầng.', 'Xếp lại bãi xếp ba tầng'],
    ['Thứ tư em làm mẫu thử, mười miếng đất cũ.', 'Làm mẫu thử mười miếng đất cũ'],
    ['Thứ tư em đo lại tủ kính, dán vạch.', 'Đo lại tủ kính dán vạch'],
  ])('%s', (said, title) => {
    expect(titlesIn(`Hòa: ${said}`)).toEqual([title]);
  });
});

describe('words that look like particles', () => {
  test.each([
    ['Mai em dịch thuyết minh sang tiếng Anh.', 'Dịch thuyết minh sang tiếng Anh'],
    ['Mai em gọi hỏi trực tiếp.', 'Gọi hỏi trực tiếp'],
    ['Mai em xin ý kiến Ban Giám hiệu.', 'Xin ý kiến Ban Giám hiệu'],
    ['Mai em rà hợp đồng của các công ty con.', 'Rà hợp đồng của các công ty con'],
    ['Mai em gửi báo giá cho bên đó.', 'Gửi báo giá cho bên đó'],
    ['Mai em gửi cái bảng giá ấy tiếp.', 'Gửi bảng giá ấy'],
    ['Mai em gửi báo giá cho khách nhé anh.', 'Gửi báo giá cho khách'],
  ])('%s', (said, title) => {
    expect(titlesIn(`Hòa: ${said}`)).toEqual([title]);
  });
});

describe('the next step', () => {
  test.each([
    ['Để em soạn thông báo, mốt em treo ở thang máy.', 'Soạn thông báo, treo ở thang máy'],
    ['Để em làm bảng đăng ký, sáng mai em đưa nhà bếp.', 'Làm bảng đăng ký, đưa nhà bếp'],
    ['Để em làm bảng đăng ký, sáng mai em làm.', 'Làm bảng đăng ký'],
    ['Để em lấy mẫu sơn, mai em đem qua.', 'Lấy mẫu sơn'],
    ['Để em lập danh sách, mai em gửi chị.', 'Lập danh sách'],
  ])('%s', (said, title) => {
    expect(titlesIn(`Hòa: ${said}`)).toEqual([title]);
  });
});

describe('a deed only named here', () => {
  test.each([
    [
      'Vân: Phải gửi thư nhắc nợ cho công ty Sakura.\nHòa: Vâng, hết tháng này em gửi.',
      'Gửi thư nhắc nợ cho công ty Sakura',
    ],
    ['Vân: Bên kia không gửi thư nhắc nợ.\nHòa: Vâng, mai em gửi.', 'Gửi'],
    ['Vân: Hòa đặt tôm sú ở vựa nhé.\nHòa: Dạ sáng mai em đặt.', 'Đặt tôm sú ở vựa'],
    ['Vân: Phải kêu thợ hàn lại lan can.\nHòa: Để em, mai em kêu.', 'Kêu thợ hàn lại lan can'],
  ])('%s', (talk, title) => {
    expect(titlesIn(talk)).toEqual([title]);
  });
});

describe('what was spoken of before', () => {
  test.each([
    ['Vân: Quý hóa quá.\nHòa: Mai em phổ biến.', 'Phổ biến'],
    ['Vân: Cảm ơn anh Khôi.\nHòa: Mai em phổ biến.', 'Phổ biến'],
    ['Vân: Mức phụ cấp đêm thì tăng.\nHòa: Mai em phổ biến.', 'Phổ biến mức phụ cấp đêm'],
  ])('%s', (talk, title) => {
    expect(titlesIn(talk)).toEqual([title]);
  });
});
