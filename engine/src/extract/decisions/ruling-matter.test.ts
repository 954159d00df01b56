import { describe, expect, test } from 'vitest';
import { decisionsIn } from './testing/decisions-in.ts';

describe('a ruling that names no matter is told with what was brought up', () => {
  test.each([
    [
      'a deed called off with no word of what',
      'Hà: Còn lễ hội ẩm thực, kinh phí hết rồi ạ.\nBác Sang: Thôi, kỳ này không tổ chức nữa, để năm sau khấm khá hẵng nghĩ.\nHà: Dạ.',
      'Lễ hội ẩm thực: kỳ này không tổ chức nữa, để năm sau khấm khá hẵng nghĩ',
    ],
    [
      'the next point of the agenda',
      'Bác Sang: Tiếp, sự kiện Noel. Hà nói đi.\nHà: Dạ hoặc gian hàng, hoặc sân khấu.\nBác Sang: Thôi hoãn lại, chừng nào có tiền thì làm.\nHà: Dạ.',
      'Sự kiện Noel: hoãn lại, chừng nào có tiền thì làm',
    ],
  ])('%s', (_, talk, text) => {
    expect(decisionsIn(talk)).toEqual([text]);
  });
});

test('a ruling that names its matter is told without what was brought up', () => {
  expect(
    decisionsIn(
      'Hà: Còn vụ tiền nước, tháng này cao lắm ạ.\nBác Sang: Vậy chuyển phiên họp sau sang ngày hai mươi ba tháng mười một.\nHà: Dạ.',
    ),
  ).toEqual(['Chuyển phiên họp sau sang ngày hai mươi ba tháng mười một']);
});
