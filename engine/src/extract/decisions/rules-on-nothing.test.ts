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
  ])('%s', (_, talk) => {
    expect(decisionsIn(talk)).toEqual([]);
  });
});
