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

  test('no work given out of it', () => {
    expect(told('Thuê thêm một kho ở Bình Tân. Út lập giúp bác danh sách kho, thứ sáu gửi bác.')).toBe(
      'Thuê thêm một kho ở Bình Tân',
    );
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

test('a proposal is told from where it is put forward', () => {
  const { context, clauses } = said('Trời nóng quá, hay mình đổi giờ mở cửa sang sáu giờ sáng.');
  const [put] = clauses;
  expect(put && wordProposal(put, context)).toBe('Đổi giờ mở cửa sang sáu giờ sáng');
});
