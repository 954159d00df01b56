import { expect, test } from 'vitest';
import type { Turn } from '../transcript/turn.ts';
import { saidLines } from './said-lines.ts';
import { readWording } from './talk-wording.ts';

type Said = readonly (readonly [string | null, string])[];

function tell(...said: Said): string[] {
  const turns = said.map(([speaker, text]): Turn => ({ speaker, text, startMs: null, endMs: null }));
  return saidLines(turns, readWording(turns), () => false).map(({ text }) => text);
}

test.each<[string, Said, string[]]>([
  [
    'fillers, calls and politeness fall off, figures are written as figures',
    [['Kiên', 'Dạ anh Hùng ơi, ờ, máy in tầng hai hỏng từ hôm thứ hai, sửa hết hai triệu rưỡi ạ.']],
    ['Kiên cho biết máy in tầng hai hỏng từ hôm thứ hai, sửa hết 2,5 triệu đồng.'],
  ],
  [
    'words begun twice are said once',
    [['Kiên', 'Dạ khách còn nợ, còn nợ mười hai triệu vì vì hợp đồng chưa nghiệm thu ạ.']],
    ['Kiên cho biết khách còn nợ 12 triệu đồng vì hợp đồng chưa nghiệm thu.'],
  ],
  [
    'a junior who says em is named, who is called is left out',
    [
      ['Hà', 'Dạ em đã gửi hợp đồng cho đối tác hôm qua rồi ạ.'],
      ['Chị Liễu', 'Ừ.'],
      ['Hà', 'Thưa chị, danh sách khách nợ em lập được 312 khách rồi ạ.'],
    ],
    ['Hà đã gửi hợp đồng cho đối tác hôm qua.', 'Hà cho biết danh sách khách nợ Hà lập được 312 khách.'],
  ],
  [
    'a senior is named by the title in the label',
    [['Chị Thoa', 'Chị đã nhận đủ 40 bộ hồ sơ của khách hàng.']],
    ['Chị Thoa đã nhận đủ 40 bộ hồ sơ của khách hàng.'],
  ],
  [
    'what is counted is nobody in the room',
    [
      ['Lân', 'Dạ trại đang có ba con heo nái bệnh, tiêm hết 400 nghìn ạ.'],
      ['Thủy', 'Dạ thứ bảy chỉ có một bác sĩ trực nên khách phải chờ 2 tiếng ạ.'],
    ],
    [
      'Lân cho biết trại đang có 3 con heo nái bệnh, tiêm hết 400.000 đồng.',
      'Thủy cho biết thứ bảy chỉ có một bác sĩ trực nên khách phải chờ 2 tiếng.',
    ],
  ],
  [
    'a word for somebody who is not in the room stays',
    [
      ['Lân', 'Bà chủ đồng ý giảm tiền thuê nhà 10% từ tháng sau rồi.'],
      ['Thủy', 'Dạ tổ may còn thiếu hai máy, em nào nghỉ cũng ảnh hưởng đơn hàng ạ.'],
    ],
    [
      'Lân cho biết bà chủ đồng ý giảm tiền thuê nhà 10% từ tháng sau.',
      'Thủy cho biết tổ may còn thiếu 2 máy, em nào nghỉ cũng ảnh hưởng đơn hàng.',
    ],
  ],
  [
    'who is only pointed at is nobody who can be named',
    [
      ['Lân', 'Anh ấy đã nhận đủ 40 bộ hồ sơ của khách hàng.'],
      ['Thủy', 'Hôm qua chị kia báo hỏng ba máy tính ở phòng kế toán.'],
    ],
    [],
  ],
  [
    'a syllable of another word is nobody',
    [
      ['Chị Hằng', 'Xưởng còn 200 áo sơ mi, 30 áo chưa đóng gói.'],
      ['Bình', 'Dạ file có 3 trang ghi chú, khách chưa duyệt ạ.'],
    ],
    [
      'Chị Hằng cho biết xưởng còn 200 áo sơ mi, 30 áo chưa đóng gói.',
      'Bình cho biết file có 3 trang ghi chú, khách chưa duyệt.',
    ],
  ],
  [
    'who may be one of two is not named',
    [
      ['Nam', 'Kho còn thiếu người.'],
      ['Lan', 'Hôm qua anh đã nhận đủ 40 bộ hồ sơ của khách hàng.'],
      ['Tú', 'Ừ.'],
    ],
    [],
  ],
  [
    'a sentence that asks on the way reports nothing, and no pronoun is a name',
    [
      ['Tuyền', 'Có phát tờ rơi không chị, tờ rơi in hết hai triệu rưỡi.'],
      ['Kiệt', 'Ghế giá 300 triệu đồng, chủ nhà ổng đòi tăng 10%.'],
    ],
    [],
  ],
  [
    'a report and a proposal are told as such',
    [
      ['Hà', 'Em báo cáo, doanh thu tháng ba đạt chín mươi hai phần trăm kế hoạch ạ.'],
      ['Mai', 'Em đề xuất thuê thêm hai xe tải cho đợt giao hàng cuối năm ạ.'],
    ],
    [
      'Hà báo cáo doanh thu tháng ba đạt 92% kế hoạch.',
      'Mai đề xuất thuê thêm 2 xe tải cho đợt giao hàng cuối năm.',
    ],
  ],
  [
    'a proposal that is declined at once is left out',
    [
      ['Mai', 'Em đề xuất thuê thêm hai xe tải cho đợt giao hàng cuối năm ạ.'],
      ['Tuấn', 'Chưa cần đâu em, xe nhà đủ rồi.'],
    ],
    [],
  ],
  [
    'courtesies, requests, wishes, orders and questions are no statements',
    [
      ['Tuấn', 'Chào các anh chị, hôm nay có 12 người dự họp.'],
      ['Hà', 'Giá mà mình có thêm hai người thì xong kho trong tháng này.'],
      ['Tuấn', 'Em gửi báo cáo doanh thu 3 tháng cho khách hàng trong tuần này nhé.'],
      ['Tuấn', 'Mai chuẩn bị 5 bộ hồ sơ thầu cho khách.'],
      ['Mai', 'Dạ vâng ạ.'],
      ['Tuấn', 'Khách đã trả hết 30 triệu tiền hàng tháng ba chưa?'],
      ['Hà', 'Nó hỏng từ hôm qua, sửa mất 3 triệu.'],
    ],
    [],
  ],
  [
    'without a name the statement stands alone',
    [[null, 'Doanh thu tháng ba đạt chín mươi phần trăm kế hoạch ạ.']],
    ['Doanh thu tháng ba đạt 90% kế hoạch.'],
  ],
  [
    'what is said in another language stays as it was said',
    [
      ['Anna', "Okay, um, we've, we've sent the survey to two hundred users last week."],
      ['Ben', 'The display is too expensive, and the supplier needs six weeks for delivery.'],
      ['Ben', 'Is there any more coffee in the kitchen downstairs?'],
    ],
    [
      "Anna: We've sent the survey to two hundred users last week.",
      'Ben: The display is too expensive, and the supplier needs six weeks for delivery.',
    ],
  ],
])('%s', (_, said, lines) => {
  expect(tell(...said)).toEqual(lines);
});
