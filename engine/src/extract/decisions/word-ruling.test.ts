import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { readMeeting } from '../extract-meeting.ts';
import { wordProposal, wordRuling } from './word-ruling.ts';

/** Who is there: Kiệt and Út are called, the chair leads. */
const ROOM = 'Bác Sang: Chào cả nhà.\nKiệt: Dạ chào bác.\nÚt: Dạ.\n';

function said(words: string) {
  const content = `${ROOM}Bác Sang: ${words}`;
  const { context } = readMeeting('2026-10-12', parseTranscript({ name: 'họp.txt', content }).turns);
  return { context, clauses: context.clauses.at(-1) ?? [] };
}

/** The sentence at `index` of what the chair says, as minutes tell it. */
function told(words: string, index = 0): string {
  const { context, clauses } = said(words);
  const found = clauses[index];
  return found ? wordRuling(found, [], context) : '';
}

describe('a ruling is told without', () => {
  test.each([
    ['who is called', 'Mình mua thêm hai bộ loa nha Kiệt.', 'Mua thêm hai bộ loa'],
    ['who all are called', 'Thuê thêm một xe tải nghen các bác.', 'Thuê thêm một xe tải'],
    ['openers', 'Ừ thì, trời ơi, thôi thuê thêm một xe tải.', 'Thuê thêm một xe tải'],
    ['what the speaker thinks', 'Tôi nghĩ thế này, thuê thêm một xe tải.', 'Thuê thêm một xe tải'],
    ['that nobody minds', 'Không ai phản đối thì thuê thêm một xe tải.', 'Thuê thêm một xe tải'],
    ['the echo', 'Hai xe thì hai xe, trả tiền theo chuyến.', 'Hai xe, trả tiền theo chuyến'],
    ['what led to it', 'Kho hết chỗ rồi, vậy thuê thêm một kho ở Bình Tân.', 'Thuê thêm một kho ở Bình Tân'],
    ['the reason', 'Thuê thêm một kho ở Bình Tân, kẻo hàng ướt hết.', 'Thuê thêm một kho ở Bình Tân'],
    [
      'the likeness, with the sum behind it',
      'Bán hàng ở Đà Nẵng từ tháng năm, như kế hoạch năm ngoái, ngân sách hai trăm triệu.',
      'Bán hàng ở Đà Nẵng từ tháng năm, ngân sách hai trăm triệu',
    ],
    [
      'the reason, with what else is ruled behind it',
      'Tăng giá cà phê lên ba chục một ly, vì giá hạt tăng, còn trà giữ nguyên.',
      'Tăng giá cà phê lên ba chục một ly, còn trà giữ nguyên',
    ],
    [
      'the reason, with the measure behind it',
      'Từ tháng sau họp giao ban vào sáng thứ hai, vì thứ sáu ai cũng bận, và mỗi cuộc không quá một giờ.',
      'Từ tháng sau họp giao ban vào sáng thứ hai, và mỗi cuộc không quá một giờ',
    ],
    [
      'two reasons',
      'Treo bảng tên trước từng phòng, cho dễ tìm, khỏi lạc.',
      'Treo bảng tên trước từng phòng',
    ],
    [
      'what it would come to',
      'Bỏ chữ giảm giá trên tờ rơi, sếp thấy là em no đòn.',
      'Bỏ chữ giảm giá trên tờ rơi',
    ],
    ['no more talk', 'Bảy chục ngàn một chiếc, khỏi bàn tới bàn lui nữa.', 'Bảy chục ngàn một chiếc'],
    [
      'how things stand before it',
      'Quỹ năm nay chỉ có mười lăm triệu, thuê một gian ở hội chợ.',
      'Thuê một gian ở hội chợ',
    ],
    [
      'what the speaker has or does',
      'Dựng rạp ở sân trước, anh có tấm bạt ở nhà, em dán thông báo cho khách.',
      'Dựng rạp ở sân trước',
    ],
    ['a saying', 'Đóng kho hai ngày cuối tháng, chậm ngày nào phạt ngày ấy.', 'Đóng kho hai ngày cuối tháng'],
    ['that nobody minds it', 'Họp chủ nhật hai mươi hai, không ai vướng gì.', 'Họp chủ nhật hai mươi hai'],
    ['that there is no waiting', 'Khỏi chờ nữa, tạm ngưng bán nước sâm.', 'Tạm ngưng bán nước sâm'],
    [
      'who is asked whether they mind',
      'Ai không đồng ý thu ba trăm thì nói, mỗi người nộp ba trăm ngàn.',
      'Mỗi người nộp ba trăm ngàn',
    ],
    [
      'that it is said at once',
      'Mà nói luôn, mái tôn trên mười năm thì từ chối hết.',
      'Mái tôn trên mười năm thì từ chối hết',
    ],
    ['the hour it is said in', 'Từ giờ phút này cấm người ngoài vô trại.', 'Cấm người ngoài vô trại'],
    ['who refuses', 'Tôi không phê duyệt hồ sơ thanh lý.', 'Không phê duyệt hồ sơ thanh lý'],
    ['who heeds whom', 'Vậy theo ý chú Kiệt, tháng sau thuê thêm một kho.', 'Tháng sau thuê thêm một kho'],
  ])('%s', (_, words, text) => {
    expect(told(words)).toBe(text);
  });
});

describe('a ruling is told with', () => {
  test.each([
    [
      'what is ruled beside it',
      'Mua loa loại nhỏ. Có điều dây thì bỏ ra.',
      'Mua loa loại nhỏ, dây thì bỏ ra',
    ],
    [
      'what who breaks it must bear',
      'Từ nay leo mái phải đủ hai người. Ai làm trái thì nghỉ việc một tuần.',
      'Từ nay leo mái phải đủ hai người, ai làm trái thì nghỉ việc một tuần',
    ],
    [
      'its condition',
      'Tôi đồng ý cho mua, với điều kiện có đủ ba báo giá.',
      'Đồng ý cho mua, với điều kiện có đủ ba báo giá',
    ],
    [
      'what who does it is held to',
      'Cấm người ngoài vô trại, ai cân heo thì cân ngoài cổng.',
      'Cấm người ngoài vô trại, ai cân heo thì cân ngoài cổng',
    ],
    [
      'how a thing stands, where that is what is ruled',
      'Xe nào đang sửa thì để ngoài sân, không đưa vào kho.',
      'Xe nào đang sửa thì để ngoài sân, không đưa vào kho',
    ],
    [
      'who is meant',
      'Tuyển hai bạn, một bạn kế toán là chị Hoa giới thiệu.',
      'Tuyển hai bạn, một bạn kế toán là chị Hoa giới thiệu',
    ],
    [
      'who is meant, in speech written without capitals',
      'tuyển hai bạn, một bạn kế toán là chị hoa giới thiệu.',
      'Tuyển hai bạn, một bạn kế toán là chị hoa giới thiệu',
    ],
    [
      'a name as it is written',
      'Thuê thêm kho. Bình Tân giữ lại kho cũ.',
      'Thuê thêm kho, Bình Tân giữ lại kho cũ',
    ],
  ])('%s', (_, words, text) => {
    expect(told(words)).toBe(text);
  });

  test.each([
    'Út lập giúp bác danh sách kho, thứ sáu gửi bác.',
    'Thư ký gửi giấy mời cho các đội trước một tuần.',
    'Bảo họ có hóa đơn đàng hoàng cho bác.',
    'Kiệt quen chủ kho thì nói giúp một tiếng.',
  ])('no work given out of it: %s', (work) => {
    expect(told(`Thuê thêm một kho ở Bình Tân. ${work}`)).toBe('Thuê thêm một kho ở Bình Tân');
  });
});

test('in speech without commas what led to a rule stands before "từ rày", and is left out', () => {
  const { context, clauses } = said(
    'bữa trước té một lần rồi đó từ rày trở đi leo mái phải đủ hai người một leo một giữ thang',
  );
  const found = clauses.at(-1);
  expect(found && wordRuling(found, [], context)).toBe(
    'Từ rày trở đi leo mái phải đủ hai người một leo một giữ thang',
  );
});

test('what it is good for, said without a comma, is no conclusion', () => {
  expect(told('đơn hàng dưới năm cân thì mình đi xe máy thôi cho đỡ xăng nghe chưa')).toMatch(
    /^Đơn hàng dưới năm cân thì mình đi xe máy/u,
  );
});

test('a proposal is told from where it is put forward', () => {
  const { context, clauses } = said('Trời nóng quá, hay mình đổi giờ mở cửa sang sáu giờ sáng.');
  const [put] = clauses;
  expect(put && wordProposal(put, context)).toBe('Đổi giờ mở cửa sang sáu giờ sáng');
});

/** What is said a turn before the chair rules. */
function toldAfter(before: string, words: string): string {
  const content = `${ROOM}Kiệt: ${before}\nBác Sang: ${words}`;
  const { context } = readMeeting('2026-10-12', parseTranscript({ name: 'họp.txt', content }).turns);
  const found = context.clauses.at(-1)?.[0];
  return found ? wordRuling(found, [], context) : '';
}

describe('what "này" points to', () => {
  test.each([
    [
      'a paper, by any of the names of papers',
      'Dạ có tờ trình của xưởng may xin bổ sung hai biên chế.',
      'Bác không phê duyệt đề xuất này.',
      'Không phê duyệt tờ trình của xưởng may xin bổ sung hai biên chế',
    ],
    [
      'a thing by its own name',
      'Còn chuyên mục Tử vi, tháng nào cũng bị kiện.',
      'Bắt đầu từ số sau bỏ mục này.',
      'Bắt đầu từ số sau bỏ chuyên mục Tử vi',
    ],
    [
      'what somebody asked for',
      'Cháu đề nghị cho nhà xe thu thêm hai nghìn mỗi lượt.',
      'Đề nghị này bác không duyệt.',
      'Đề nghị cho nhà xe thu thêm hai nghìn mỗi lượt bác không duyệt',
    ],
    [
      'none where it was not named',
      'Dạ công ty kia gửi giấy sang rồi.',
      'Bác không phê duyệt đề xuất này.',
      'Không phê duyệt đề xuất này',
    ],
    [
      'none where another thing was named',
      'Dạ hồ sơ Hưng Phát thì chưa đủ giấy.',
      'Gác bài này sang tuần sau.',
      'Gác bài này sang tuần sau',
    ],
    [
      'none where it says when',
      'Dạ tháng Giêng vắng khách.',
      'Tháng này đóng cửa một tuần.',
      'Tháng này đóng cửa một tuần',
    ],
  ])('%s', (_, before, words, text) => {
    expect(toldAfter(before, words)).toBe(text);
  });
});

describe('a way told by its letter is told with what it is', () => {
  test.each([
    [
      'where that was said',
      'Phương án A là thưởng đồng đều. Phương án B là lương tháng mười ba cộng xếp loại.',
      'Mình chọn phương án B.',
      'Chọn phương án B (lương tháng mười ba cộng xếp loại)',
    ],
    ['and not where it is how many', 'Còn hai là số xe đang hỏng.', 'Mình lấy hai xe tải.', 'Lấy hai xe tải'],
    [
      'and not where another was',
      'Phương án A là thưởng đồng đều.',
      'Mình chọn phương án B.',
      'Chọn phương án B',
    ],
    [
      'and not where the ruling tells enough itself',
      'Phương án B là lương tháng mười ba cộng xếp loại.',
      'Mình chọn phương án B, quỹ khen thưởng mười phần trăm, quỹ đầu tư ba mươi.',
      'Chọn phương án B, quỹ khen thưởng mười phần trăm, quỹ đầu tư ba mươi',
    ],
  ])('%s', (_, before, words, text) => {
    expect(toldAfter(before, words)).toBe(text);
  });
});
