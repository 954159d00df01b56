import { describe, expect, test } from 'vitest';
import { decisionsIn } from './testing/decisions-in.ts';

describe('only the last word stands', () => {
  test.each([
    [
      'another figure, in the same words',
      'Hà: Vé gửi xe tính sao bác?\nLộc: Dạ năm chục là vừa.\nBác Sang: Vậy giá vé năm mươi nghìn một người.\nHà: Dạ.\nLộc: Bên kia có ba lăm thôi bác.\nBác Sang: Thôi giá vé bốn mươi nghìn một người vậy.\nHà: Dạ bốn mươi.',
      ['Giá vé bốn mươi nghìn một người'],
    ],
    [
      'another figure, behind a word of surprise',
      'Hà: Đặt bao nhiêu suất cơm bác?\nLộc: Bảy mươi.\nBác Sang: Vậy đặt bảy mươi suất cơm.\nHà: Có hai chục người xin nghỉ rồi bác.\nBác Sang: À vậy hả, vậy đặt năm mươi suất thôi.\nHà: Dạ năm chục.',
      ['Đặt năm mươi suất'],
    ],
    [
      'another figure alone',
      'Hà: Tối đóng cửa mấy giờ bác?\nBác Sang: Từ tuần sau quán đóng cửa lúc chín giờ.\nLộc: Chín giờ khách còn đông.\nBác Sang: Vậy mười giờ rưỡi.\nHà: Dạ.\nBác Sang: Thôi mười giờ đi.\nHà: Dạ.',
      ['Từ tuần sau quán đóng cửa lúc mười giờ'],
    ],
    [
      'the other way round',
      'Hà: Món gỏi ế quá.\nBác Sang: Vậy bỏ món gỏi khỏi thực đơn.\nLộc: Khách Nhật thích món đó lắm bác.\nBác Sang: Vậy hả, thế thì giữ lại món gỏi.\nHà: Dạ.',
      ['Giữ lại món gỏi'],
    ],
    [
      'what is taken back to ask first',
      'Hà: Đồng phục phai màu hết rồi.\nBác Sang: Vậy từ tháng sau may đồng phục mới cho cả quán.\nHà: Dạ.\nLộc: Quỹ phúc lợi hết rồi bác.\nBác Sang: Hết rồi hả? Vậy thôi, khoan đã, để bác hỏi lại.\nLộc: Dạ.',
      [],
    ],
    [
      'a joke that is owned up to',
      'Hà: Doanh số vượt mười hai phần trăm bác.\nBác Sang: Vậy thưởng mỗi người một chiếc xe hơi.\nHà: Con mừng quá.\nBác Sang: Giỡn thôi, xe đạp còn chưa có.\nHà: Dạ.',
      [],
    ],
    [
      'what is taken as a joke',
      'Hà: Sao đi trễ hết vậy?\nBác Sang: Từ mai ai đi trễ thì rửa chén một tuần.\nHà: Bác giỡn hoài.\nBác Sang: Rồi, vô việc.',
      [],
    ],
  ])('%s', (_, talk, texts) => {
    expect(decisionsIn(talk)).toEqual(texts);
  });

  test.each([
    [
      'a joke about something else, once who rules has spoken again',
      'Hà: Vé gửi xe giữ hay tăng bác?\nBác Sang: Giữ vé gửi xe năm nghìn một lượt.\nHà: Dạ.\nBác Sang: Mời ca sĩ về hát khai trương nha.\nLộc: Ca sĩ nào bác?\nBác Sang: Giỡn chút thôi.',
      'Giữ vé gửi xe năm nghìn một lượt',
    ],
    [
      'how many, behind a rate',
      'Hà: Vé gửi xe tính sao bác?\nLộc: Dạ năm chục là vừa.\nBác Sang: Vậy giá vé năm mươi nghìn một người.\nHà: Mai hai bạn trực cổng.\nBác Sang: Vậy hai người.\nHà: Dạ.',
      'Giá vé năm mươi nghìn một người',
    ],
    [
      'another figure of another matter',
      'Hà: Vé gửi xe tính sao bác?\nLộc: Dạ năm chục là vừa.\nBác Sang: Vậy giá vé năm mươi nghìn một người.\nHà: Dạ.\nBác Sang: Kho thì năm ngoái bảy chục thùng.\nHà: Dạ.',
      'Giá vé năm mươi nghìn một người',
    ],
  ])('not: %s', (_, talk, text) => {
    expect(decisionsIn(talk)).toContain(text);
  });
});

describe('told whole and once', () => {
  test.each([
    [
      'a proposal and the yes that says it again',
      'Hà: Thưởng quà hay tiền bác?\nLộc: Theo con thì cứ phát tiền mặt, khỏi quà cáp.\nBác Sang: Ừ, đồng ý, phát tiền mặt.\nHà: Dạ.',
      'Phát tiền mặt, khỏi quà cáp',
    ],
    [
      'what somebody put as a question that asks for a yes',
      'Lộc: Ba buổi thì con đuối.\nHà: Vậy mình live hai buổi, tối thứ tư với tối thứ bảy, bác nhé?\nBác Sang: Ừ, chốt vậy.\nLộc: Dạ.',
      'Live hai buổi, tối thứ tư với tối thứ bảy',
    ],
    [
      'one of two ways, with its thing',
      'Hà: Đồng phục màu xanh hay màu trắng bác?\nLộc: Con thích xanh.\nBác Sang: Màu xanh nhé, đồ trắng mau ố.\nHà: Dạ.',
      'Đồng phục màu xanh',
    ],
    [
      'nothing of a question that names no matter before its ways',
      'Hà: Cái cổng chào làm hay không bác?\nLộc: Ba chục triệu lận.\nBác Sang: Vậy năm nay không làm cổng chào nữa đi.\nHà: Dạ.',
      'Năm nay không làm cổng chào nữa',
    ],
    [
      'without that all agree',
      'Hà: Con đồng ý.\nLộc: Con cũng đồng ý.\nBác Sang: Mọi người đồng ý cả thì thuê bảo vệ đêm, từ mùng một.\nHà: Dạ.',
      'Thuê bảo vệ đêm, từ mùng một',
    ],
    [
      'a sum said twice, with its thing',
      'Bác Sang: Giá in thực đơn nhé.\nHà: Dạ họ đòi ba mươi lăm.\nLộc: Họ xuống ba hai là chót.\nBác Sang: Thôi ba hai thì ba hai, in hai trăm cuốn.\nHà: Dạ.',
      'Giá in thực đơn: ba hai, in hai trăm cuốn',
    ],
    [
      'a place one goes to',
      'Hà: Hai phiếu Đà Lạt, một phiếu Nha Trang.\nLộc: Con Đà Lạt.\nBác Sang: Hai trên ba rồi, vậy cả quán đi Đà Lạt.\nHà: Dạ con theo đa số.',
      'Cả quán đi Đà Lạt',
    ],
    [
      'without the hands counted',
      'Bác Sang: Tất niên tổ chức ở sân vườn hay nhà hàng, ai chọn sân vườn giơ tay?\nHà: Bảy bạn chọn sân vườn.\nLộc: Còn lại bốn bạn.\nBác Sang: Bảy chọi bốn, tổ chức ở sân vườn.\nHà: Dạ.',
      'Tất niên tổ chức ở sân vườn',
    ],
    [
      'without what was forgotten',
      'Hà: Thứ bảy chuyển máy chủ nha bác.\nLộc: Thứ bảy có khuyến mãi lớn bác ơi.\nBác Sang: À quên mất, hoãn chuyển máy chủ sang tuần sau.\nHà: Dạ.',
      'Hoãn chuyển máy chủ sang tuần sau',
    ],
    [
      'a contract ended with the month',
      'Hà: Nhắc ba lần mà vẫn dơ.\nLộc: Khách kêu hoài.\nBác Sang: Hết tháng này chấm dứt hợp đồng với công ty vệ sinh.\nHà: Dạ.',
      'Hết tháng này chấm dứt hợp đồng với công ty vệ sinh',
    ],
  ])('%s', (_, talk, text) => {
    expect(decisionsIn(talk)).toEqual([text]);
  });
});
