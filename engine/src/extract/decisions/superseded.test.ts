import { describe, expect, test } from 'vitest';
import { decisionsIn } from './testing/decisions-in.ts';

describe('what is ruled anew takes the place of what was held against', () => {
  test.each([
    [
      'another place, behind what the way there is like',
      'Hà: Tham quan ở đâu bác?\nBác Sang: Cả quán đi Cần Giờ, thuê xe hai chín chỗ.\nLộc: Cần Giờ tháng này đường ngập, xe hai chín không vào được.\nBác Sang: Ờ há. Vậy lên Củ Chi cho gần, ai có con nhỏ thì dẫn theo.\nHà: Dạ được bác.',
      ['Lên Củ Chi cho gần, ai có con nhỏ thì dẫn theo'],
    ],
    [
      'another day, that little speaks for by itself',
      'Hà: Bữa nào đổ sân bác?\nBác Sang: Thôi dời đổ sân qua thứ bảy, bảy giờ sáng.\nLộc: Thứ bảy trạm trộn kẹt xe bồn hết rồi.\nBác Sang: Chủ nhật thì sao?\nLộc: Chủ nhật họ trống.\nBác Sang: Vậy chủ nhật, bảy giờ sáng đổ sân.\nHà: Chủ nhật con rảnh.',
      ['Chủ nhật, bảy giờ sáng đổ sân'],
    ],
    [
      'another rule for whoever was named before',
      'Hà: Đơn trễ nhiều quá bác.\nBác Sang: Từ giờ tài xế nào giao trễ là khóa luôn tài khoản.\nLộc: Khóa luôn thì lỡ kẹt xe sao bác, tội tài xế.\nBác Sang: Ừ cũng đúng, thế thì khóa hai ngày để xem lại.\nHà: Dạ khóa hai ngày.',
      ['Từ giờ tài xế nào giao trễ là khóa hai ngày để xem lại'],
    ],
    [
      'the same with another figure and a condition more',
      'Hà: Đơn nhập kho hay sai bác.\nBác Sang: Vậy từ giờ mỗi đơn nhập phải hai chữ ký mới được nhận hàng.\nLộc: Hai chữ ký thì kẹt, ca tối có mình con.\nBác Sang: Ừ cũng đúng. Thôi một chữ ký cộng với hình chụp.\nHà: Dạ.',
      ['Từ giờ mỗi đơn nhập phải một chữ ký mới được nhận hàng, cộng với hình chụp'],
    ],
  ])('%s', (_, talk, texts) => {
    expect(decisionsIn(talk)).toEqual(texts);
  });

  test.each([
    [
      'what the next voice takes on',
      'Hà: Vé gửi xe tính sao bác?\nBác Sang: Vé gửi xe năm nghìn một lượt, áp dụng từ tháng sau.\nHà: Dạ để con in vé.\nLộc: Tủ lạnh hỏng bác.\nBác Sang: Vậy mua tủ lạnh mới, tối đa mười triệu.\nLộc: Dạ.',
      'Vé gửi xe năm nghìn một lượt, áp dụng từ tháng sau',
    ],
    [
      'where somebody goes on to another matter',
      'Hà: Vé gửi xe tính sao bác?\nBác Sang: Vé gửi xe năm nghìn một lượt, áp dụng từ tháng sau.\nLộc: Năm nghìn thì rẻ ghê. Còn vụ tủ lạnh hỏng thì sao bác?\nBác Sang: Vậy mua tủ lạnh mới, tối đa mười triệu.\nLộc: Dạ.',
      'Vé gửi xe năm nghìn một lượt, áp dụng từ tháng sau',
    ],
    [
      'what was held against in vain',
      'Hà: Quầy mở tới mấy giờ bác?\nBác Sang: Từ tuần sau quầy đóng cửa lúc chín giờ tối.\nLộc: Chín giờ khách còn đông bác ơi.\nBác Sang: Thôi, đông cũng chịu.\nLộc: Kho hết bao bì.\nBác Sang: Vậy đặt thêm hai trăm bao bì, lấy loại dày.\nLộc: Dạ.',
      'Từ tuần sau quầy đóng cửa lúc chín giờ tối',
    ],
  ])('not: %s', (_, talk, text) => {
    expect(decisionsIn(talk)).toContain(text);
  });
});
