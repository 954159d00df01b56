import { describe, expect, test } from 'vitest';
import { decisionsIn } from './testing/decisions-in.ts';

describe('a ruling is told', () => {
  test.each([
    [
      'with what is not done, where only the verb comes back',
      'Lộc: Bữa khai trương có người xúi mình thuê ca sĩ về hát.\nHà: Ca sĩ mười lăm triệu một bài lận.\nBác Sang: Không thuê. Quyết vậy nghen.\nLộc: Dạ.',
      'Không thuê ca sĩ về hát',
    ],
    [
      'with what is done, up to where something else begins',
      'Hà: Danh mục tháng sau bỏ hai món gỏi ra nhé.\nLộc: Bỏ hẳn hả bác?\nBác Sang: Vậy bỏ luôn, ế quá rồi.\nHà: Dạ.',
      'Bỏ hai món gỏi luôn',
    ],
    [
      'with what is forbidden beside it',
      'Hà: Bên kia mới có dịch.\nBác Sang: Từ bữa nay cách ly khu nuôi số ba, người ngoài không cho vào, kể cả lái buôn.\nHà: Dạ.',
      'Từ bữa nay cách ly khu nuôi số ba, người ngoài không cho vào, kể cả lái buôn',
    ],
    [
      'without how it was',
      'Hà: Quà lễ năm nay sao bác?\nBác Sang: Năm ngoái mình tặng khăn lạnh, từ năm nay tặng mỗi bàn một hộp trà.\nHà: Dạ.',
      'Từ năm nay tặng mỗi bàn một hộp trà',
    ],
    [
      'without what it would come to',
      'Hà: Bày bàn ngoài sân không bác?\nBác Sang: Thôi tối nay không bày bàn ngoài sân, mưa là trôi.\nHà: Dạ.',
      'Tối nay không bày bàn ngoài sân',
    ],
    [
      'without what is spared',
      'Hà: Giàn phun sương tám triệu bác.\nBác Sang: Tám triệu thì lấy quỹ quán mua luôn giàn phun sương, tiếc tiền hư hàng còn tốn nữa.\nHà: Dạ.',
      'Tám triệu thì lấy quỹ quán mua luôn giàn phun sương',
    ],
    [
      'without what it rules out',
      'Lộc: Hay mình mở thêm chủ nhật đi bác, chủ nhật khách rảnh.\nHà: Con xin đó, con em nó quên mặt.\nBác Sang: Thôi chốt luôn cho khỏi bàn tới bàn lui, hè này không mở chủ nhật.\nHà: Dạ.',
      'Hè này không mở chủ nhật',
    ],
    [
      'as it was put before the room was asked',
      'Lộc: Một suất thì khách chờ lâu bác.\nBác Sang: Ừ, nói phải. Mà một mình bác nấu hai suất thì đuối, thôi cũng được. Vậy nấu hai suất, sáu giờ với chín giờ tối. Đồng ý không?\nHà: Dạ đồng ý.',
      'Nấu hai suất, sáu giờ với chín giờ tối',
    ],
    [
      'with the day it begins with',
      'Hà: Bữa nào đổ sân bác?\nLộc: Chủ nhật thợ rảnh.\nBác Sang: Vậy chủ nhật, bảy giờ sáng đổ sân sau.\nHà: Dạ được bác.',
      'Chủ nhật, bảy giờ sáng đổ sân sau',
    ],
  ])('%s', (_, talk, text) => {
    expect(decisionsIn(talk)).toEqual([text]);
  });

  test.each([
    [
      'what is not done is not told where it is told anyway',
      'Lộc: Có người xúi mình thuê ca sĩ về hát.\nBác Sang: Khai trương không thuê ban nhạc nào hết, từ nay cũng vậy.\nLộc: Dạ.',
      'Khai trương không thuê ban nhạc nào hết',
    ],
    [
      'what would be a condition is kept',
      'Hà: Bảo hành sao bác?\nBác Sang: Từ nay hàng hư là đổi ngay, hóa đơn mất thì không đổi.\nHà: Dạ.',
      'Từ nay hàng hư là đổi ngay, hóa đơn mất thì không đổi',
    ],
  ])('and %s', (_, talk, text) => {
    expect(decisionsIn(talk)).toEqual([text]);
  });
});
