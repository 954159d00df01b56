import { describe, expect, test } from 'vitest';
import { decisionsIn } from './testing/decisions-in.ts';

describe('what rules on nothing', () => {
  test.each([
    [
      'what others call off',
      'Hà: Đơn tiệc cưới hôm nọ sao bác?\nBác Sang: Bên khách họ vừa hủy đơn hôm qua.\nHà: Dạ.',
    ],
    [
      'what others settle',
      'Hà: Tiền thưởng sao bác?\nLộc: Dạ hôm trước bên thuế họ quyết định gia hạn cho quán mình tới tháng mười.\nHà: Dạ.',
    ],
    ['who will bear it', 'Hà: Thông đêm thợ ngủ gật, tai nạn thì ai chịu.\nBác Sang: Ừ.\nHà: Dạ.'],
    ['a task', 'Bác Sang: Hà gọi thợ tới sửa máy lạnh trước thứ sáu nhé.\nHà: Dạ vâng.'],
    [
      'what it would come to',
      'Hà: Hay đổi phần mềm?\nBác Sang: Đổi giữa mùa này là loạn hết đó cháu.\nHà: Dạ.',
    ],
    ['what a change would come to', 'Hà: Bỏ ca tối là khách quen họ giận đó bác.\nBác Sang: Ừ.'],
    ['what cannot be done', 'Hà: Không bỏ phí mặt bằng được đâu bác, hợp đồng ghi rồi.\nBác Sang: Ừ.'],
    ['how things stand', 'Bác Sang: Kho còn chừng hai chục thùng nước ngọt.\nHà: Dạ.'],
    ['a proposal nobody takes up', 'Hà: Hay mình mở thêm chi nhánh ở quận Bảy?\nBác Sang: Tiền đâu mà mở.'],
    [
      'what is still open',
      'Hà: Mình lên giá phở không bác?\nBác Sang: Cái đó bác chưa quyết, để bữa sau tính.',
    ],
    [
      'an order to one, though it was talked over',
      'Hà: Mẫu thực đơn Tết bên in chưa gửi.\nLộc: Mẫu thực đơn phải có tuần này mới kịp.\nBác Sang: Thế thì sáng thứ tư cháu qua nhà in lấy luôn mẫu thực đơn Tết nhé, đừng để trôi.\nHà: Vâng ạ.',
    ],
    [
      'that a day is kept to',
      'Hà: Bảng lương tháng này cho con tới thứ sáu.\nLộc: Kế toán cũng nói thứ sáu.\nBác Sang: Được, thứ sáu. Nhưng đúng thứ sáu nhé, không lùi nữa.\nHà: Vâng bác.',
    ],
    [
      'what others would say to it',
      'Hà: Hay mình bỏ kiểm kho cuối tháng?\nLộc: Kiểm kho cuối tháng cực thiệt.\nBác Sang: Bỏ kiểm kho là bên kiểm toán họ gõ đầu bác.\nHà: Dạ vâng.',
    ],
    [
      'a yes to what was',
      'Hà: Con tính tiền thưởng, năm ngoái con tính nhầm của bạn Thúy hụt hai triệu con bù rồi ạ.\nBác Sang: Ừ, năm nay cẩn thận vào.',
    ],
    [
      'a yes that goes on to something else, after an objection',
      'Hà: Hay mình phát tiền cho nhân viên tự bắt xe?\nLộc: Phát tiền thì lại so bì.\nHà: Dạ.\nBác Sang: Ok, còn quà Tết thì sao?',
    ],
    [
      'an offer turned down',
      'Hà: Con mượn máy phát chạy thêm một tiếng nha bác?\nLộc: Máy phát tốn dầu.\nBác Sang: Thôi khỏi con, máy phát nó uống dầu bằng nửa ngày lương.\nHà: Dạ.',
    ],
    [
      'an order on what was promised',
      'Hà: Giấy tờ bên thuế còn thiếu.\nLộc: Dạ để mai con gửi giấy tờ cho bên thuế.\nBác Sang: Ừ mai nhé, gửi cả bản mềm lẫn bản cứng.\nLộc: Dạ.',
    ],
    [
      'what is not to be ruled yet',
      'Bác Sang: Bữa nay nói chuyện chơi thôi chớ chưa biểu quyết gì hết nghen.\nHà: Dạ.',
    ],
    [
      'what those above have settled, told by who leads',
      'Bác Sang: Sáng nay bác gặp giám đốc.\nHà: Giám đốc nói gì bác?\nBác Sang: Giám đốc chốt không tăng lương năm nay, từ tháng sau cắt luôn phụ cấp xăng.\nHà: Trời.',
    ],
    [
      'what others voted on',
      'Bác Sang: Bên công đoàn họ biểu quyết rồi hả?\nHà: Dạ họ bỏ tiệc, chia tiền.\nBác Sang: Thế cũng hay.\nHà: Dạ.',
    ],
    [
      'what was settled another time',
      'Bác Sang: Kỳ họp trước mình đã thống nhất không tổ chức trại hè.\nHà: Dạ đúng bác.\nLộc: Mấy bạn tiếc lắm.',
    ],
    [
      'a sum worked out',
      'Hà: Dạ hai chục mâm, mỗi mâm một triệu hai.\nBác Sang: Hai chục mâm, mỗi mâm một triệu hai, vậy là hai mươi bốn triệu.\nHà: Nhiều ha.',
    ],
    [
      'how somebody worked it out',
      'Bác Sang: Nghe có vẻ lạc quan quá.\nHà: Dạ con tính theo ba năm gần nhất.\nBác Sang: Ừ, hy vọng vậy.\nHà: Dạ.',
    ],
    [
      'what is put off with no word of what',
      'Hà: Tối nay đi hát không bác?\nBác Sang: Thôi, để bữa khác.\nHà: Dạ.',
    ],
    [
      'whom somebody wants to tease',
      'Bác Sang: Ai làm mất chìa khóa kho?\nHà: Dạ con.\nBác Sang: Vậy tối nay Hà ngủ ở kho canh hàng luôn.\nHà: Bác ác quá.',
    ],
    [
      'whom somebody will ask',
      'Lộc: Để con đi từng nhà hỏi coi ai chịu trồng, trồng mấy sào.\nBác Sang: Ừ.\nHà: Dạ.',
    ],
  ])('%s', (_, talk) => {
    expect(decisionsIn(talk)).toEqual([]);
  });
});
