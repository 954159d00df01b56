import { describe, expect, test } from 'vitest';
import { REPORTS } from './other-talk-cues.ts';
import { decisionsIn } from './testing/decisions-in.ts';

describe('what is ruled without a settling word', () => {
  test.each([
    [
      'a rule for everybody',
      'Hà: Khách quên đồ nhiều lắm bác.\nBác Sang: Ai giữ đồ của khách quá một ngày thì trừ hai trăm ngàn.\nHà: Dạ.',
      'Ai giữ đồ của khách quá một ngày thì trừ hai trăm ngàn',
    ],
    [
      'from a day on',
      'Hà: Tối vắng khách lắm bác.\nBác Sang: Kể từ thứ hai tuần sau quán đóng cửa lúc chín giờ.\nHà: Dạ.',
      'Kể từ thứ hai tuần sau quán đóng cửa lúc chín giờ',
    ],
    [
      'behind the reasons that led to it',
      'Hà: Ba phiếu cho sân vườn, hai phiếu cho nhà hàng.\nBác Sang: Ba trên năm, vậy tiệc tất niên mình tổ chức ở sân vườn.\nHà: Dạ đồng ý ạ.',
      'Tiệc tất niên mình tổ chức ở sân vườn',
    ],
    [
      'a proposal that is granted',
      'Hà: Cháu đề xuất mỗi bàn tặng một đĩa trái cây theo mùa.\nBác Sang: Ý hay đó, cứ thế mà làm.',
      'Mỗi bàn tặng một đĩa trái cây theo mùa',
    ],
    [
      'in few words, with what it is about',
      'Hà: Còn cái máy pha cà phê cũ, sửa hay thanh lý bác?\nBác Sang: Thôi thanh lý, lấy về ba triệu là được.\nHà: Dạ.',
      'Máy pha cà phê cũ: thanh lý, lấy về ba triệu là được',
    ],
    [
      'what it points to, by whom it was put',
      'Hà: Nóng quá, hay mình đổi giờ mở cửa sang sáu giờ sáng?\nLộc: Sáu giờ sáng cũng có khách.\nBác Sang: Vậy từ mai làm như Hà nói.\nLộc: Dạ.',
      'Đổi giờ mở cửa sang sáu giờ sáng, từ mai làm như Hà nói',
    ],
    [
      'without what led to it',
      'Hà: Món gỏi tháng này bán được mấy chục đĩa bác.\nBác Sang: Có bốn chục đĩa thì ít thật. Thôi bỏ món gỏi khỏi thực đơn.\nHà: Dạ.',
      'Bỏ món gỏi khỏi thực đơn',
    ],
    [
      'with no more talk of it, and what it is the price of',
      'Bác Sang: Rồi tới cái phí gửi xe đêm.\nHà: Tám chục được không bác?\nBác Sang: Thì bảy chục một chiếc, khỏi bàn tới bàn lui nữa.\nHà: Dạ.',
      'Phí gửi xe đêm: bảy chục một chiếc',
    ],
    [
      'with who is meant',
      'Bác Sang: Chốt tuyển hai bạn, một bạn kế toán là chị Hoa giới thiệu.\nHà: Dạ.',
      'Tuyển hai bạn, một bạn kế toán là chị Hoa giới thiệu',
    ],
    [
      'that opens with its sum, with what it is the price of',
      'Bác Sang: Rồi tới giá vé gửi xe tháng.\nHà: Hai trăm sáu được không bác?\nBác Sang: Hai trăm rưỡi, áp dụng từ mồng một tháng mười một.\nHà: Dạ.',
      'Giá vé gửi xe tháng: hai trăm rưỡi, áp dụng từ mồng một tháng mười một',
    ],
    [
      'taken for agreed, with what it is the measure of',
      'Hà: Về lãi suất thì sao ạ?\nLộc: Cháu đề xuất bảy phẩy một.\nBác Sang: Coi như nhất trí bảy phẩy một.\nHà: Dạ.',
      'Lãi suất: bảy phẩy một',
    ],
    [
      'drawn together by another, and left so by who leads',
      'Hà: Tối cuối tuần mình mở thêm hai bàn ngoài sân nhé?\nLộc: Con chịu.\nHà: Vậy là cả quán đồng lòng, tối cuối tuần mở thêm hai bàn ngoài sân, bác nhé?\nBác Sang: Ừ, các cháu tính sao bác theo vậy.',
      'Cả quán đồng lòng, tối cuối tuần mở thêm hai bàn ngoài sân',
    ],
    [
      'granted on a figure',
      'Hà: Khách sỉ họ xin bớt giá bánh.\nBác Sang: Bớt năm phần trăm giá bánh thì bác gật.\nHà: Dạ.',
      'Bớt năm phần trăm giá bánh thì bác gật',
    ],
    [
      'called off, at the end of what is said',
      'Hà: Còn chuyến tham quan làng nghề thì sao bác?\nBác Sang: Chuyến tham quan làng nghề năm nay hủy.\nHà: Dạ.',
      'Chuyến tham quan làng nghề năm nay hủy',
    ],
    [
      'on a condition that stands behind it',
      'Hà: Tủ kem hỏng hoài bác.\nBác Sang: Tủ kem mới thì không mua, tủ cũ nếu dưới ba triệu thì lấy.\nHà: Dạ.',
      'Tủ kem mới thì không mua, tủ cũ nếu dưới ba triệu thì lấy',
    ],
    [
      'in figures alone',
      'Hà: Giờ mở cửa tính sao bác? Sáu rưỡi sáng tới mười giờ tối có vừa không?\nBác Sang: Sáng sáu rưỡi, tối mười giờ. Ừ, vậy đi.\nHà: Dạ nhất trí.',
      'Sáng sáu rưỡi, tối mười giờ',
    ],
    [
      'with no more haggling',
      'Hà: Vé gửi xe tháng tám chục hay chín chục bác?\nLộc: Tám chục rẻ quá.\nBác Sang: Thôi thì vé gửi xe tháng tám lăm nghìn.\nHà: Dạ.',
      'Vé gửi xe tháng tám lăm nghìn',
    ],
    [
      'one of two ways that were asked about',
      'Lộc: Mình treo bảng nào, "Phở Sang, phở sạch" hay bảng kia?\nBác Sang: "Phở Sang, phở sạch" đi, khách chọn rồi, sáng nay nhắn qua.\nHà: Dạ.',
      'Mình treo bảng nào Phở Sang, phở sạch',
    ],
    [
      'settled in so many words, with no more talk of it',
      'Hà: Giấy in nhiệt mua loại nào bác?\nLộc: Loại Việt Nam rẻ hơn.\nBác Sang: Vậy mua loại Việt Nam. Thống nhất vậy luôn nha, khỏi trình tới trình lui.\nHà: Dạ.',
      'Mua loại Việt Nam',
    ],
    [
      'with the deed named first, and settled behind it',
      'Hà: Thuế quý này hạn ba mốt bác.\nBác Sang: Còn nộp thì mình nộp ngày ba mươi nhé. Thống nhất vậy.\nHà: Dạ.',
      'Nộp ngày ba mươi',
    ],
    [
      'and settled again by who takes it up',
      'Hà: Giá thu rau tính sao bác?\nBác Sang: Vậy giá thu rau mười sáu ngàn một ký, nhà nào cũng như nhau.\nLộc: Mười sáu thì con không nói gì nữa.\nBác Sang: Chốt. Hà gửi báo giá cho mấy quán nghe.\nHà: Dạ.',
      'Giá thu rau mười sáu ngàn một ký, nhà nào cũng như nhau',
    ],
    ['how many of whom', 'Bác Sang: Chốt tuyển hai bạn, kẻo không kịp.\nHà: Dạ.', 'Tuyển hai bạn'],
    [
      'unless somebody minds',
      'Bác Sang: Cả nhà đồng ý thì từ thứ hai tuần tới quán mở cửa lúc sáu giờ sáng.\nHà: Dạ đồng ý.',
      'Từ thứ hai tuần tới quán mở cửa lúc sáu giờ sáng',
    ],
  ])('%s', (_, talk, text) => {
    expect(decisionsIn(talk)).toEqual([text]);
  });
});

test('a settling word is enough, whoever says it and though nobody answers', () => {
  expect(decisionsIn('Hà: Chúng ta chốt phương án thuê quầy mới.')).toEqual(['Phương án thuê quầy mới']);
});

test('each point of a numbered conclusion is told', () => {
  const talk =
    'Hà: Dạ hết ý kiến rồi bác.\nBác Sang: Tôi kết luận. Một, quán nghỉ bán buổi trưa từ tháng sau. Hai, quán không tăng giá món ăn trong quý này.\nHà: Dạ rõ.';
  expect(decisionsIn(talk)).toEqual([
    'Quán nghỉ bán buổi trưa từ tháng sau',
    'Quán không tăng giá món ăn trong quý này',
  ]);
});

test.each(['Tui chịu.', 'Thế còn nghe được.', 'Plus one.', 'Cam thì cam.'])(
  '%s welcomes what was put',
  (said) => {
    const talk = `Hà: Áo in màu xanh hay màu cam bác?\nBác Sang: Áo in màu cam nghen.\nLộc: ${said}`;
    expect(decisionsIn(talk)).toHaveLength(1);
  },
);

test('who leads words what another proposed: told once, in the last words', () => {
  const talk =
    'Hà: Cháu đề xuất rút thời gian thử việc xuống một tháng, làm được thì ký.\nBác Sang: Bác đồng ý, nhân viên mới thử việc một tháng rồi ký hợp đồng luôn.\nHà: Dạ.';
  expect(decisionsIn(talk)).toEqual(['Nhân viên mới thử việc một tháng rồi ký hợp đồng']);
});

test('who leads takes a figure somebody has put', () => {
  const talk =
    'Hà: Phí gửi xe đêm con tính chín mươi lăm nghìn là vừa bù chi phí.\nBác Sang: Chín lăm nghìn một chiếc xe.\nHà: Dạ con đồng ý.';
  expect(decisionsIn(talk)).toEqual(['Chín lăm nghìn một chiếc xe']);
});

test('"vậy thôi nhé" closes the matter and takes nothing back', () => {
  const talk =
    'Hà: Món gỏi ế quá bác.\nBác Sang: Ừ, thôi bỏ món gỏi khỏi thực đơn từ tháng sau.\nHà: Dạ.\nBác Sang: Vậy thôi nhé.';
  expect(decisionsIn(talk)).toEqual(['Bỏ món gỏi khỏi thực đơn từ tháng sau']);
});

test.each(['Bỏ là phải.', 'Bỏ món gỏi thì bếp đỡ cực.'])('"%s" takes nothing back', (said) => {
  const talk = `Hà: Món gỏi ế quá bác.\nBác Sang: Ừ, thôi bỏ món gỏi khỏi thực đơn từ tháng sau.\nHà: ${said}`;
  expect(decisionsIn(talk)).toEqual(['Bỏ món gỏi khỏi thực đơn từ tháng sau']);
});

test.each([
  [' cục vừa có công văn cấm giấy không nhãn ', true],
  [' tổng công ty quyết cho thưởng lễ ', true],
  [' có ý kiến phản ánh phòng dùng xe đi đón con ', true],
  [' quán cấm đỗ xe trước cửa ', false],
])('%s was settled elsewhere: %s', (said, isTold) => {
  expect(REPORTS.test(said)).toBe(isTold);
});
