import { expect, test } from 'vitest';
import type { Turn } from '../transcript/turn.ts';
import { toldLines } from './told-lines.ts';

const wording = {
  nameOf: (label: string) => label,
  lowerFirst: (text: string) => (text.startsWith('QR') ? text : text.charAt(0).toLowerCase() + text.slice(1)),
};

const tell = (...said: readonly (readonly [string | null, string])[]): string[] =>
  toldLines(
    said.map(([speaker, text]): Turn => ({ speaker, text, startMs: null, endMs: null })),
    wording,
  ).map(({ text }) => text);

test.each<[string, readonly (readonly [string | null, string])[], string[]]>([
  [
    'fillers, calls and politeness fall off',
    [['Kiên', 'Dạ anh ơi, ờ, cái máy in tầng hai, ừm, hỏng từ hôm thứ hai rồi ạ.']],
    ['Kiên cho biết máy in tầng hai, hỏng từ hôm thứ hai.'],
  ],
  [
    'words begun twice are said once, words that double are kept',
    [['Kiên', 'Dạ còn mỗi, còn mỗi phần lọc đơn hàng theo ngày là, là từ từ mới xong ạ.']],
    ['Kiên cho biết còn mỗi phần lọc đơn hàng theo ngày là từ từ mới xong.'],
  ],
  [
    'a junior who says em is named',
    [['Hà', 'Dạ em đã gửi hợp đồng cho đối tác hôm qua rồi ạ.']],
    ['Hà đã gửi hợp đồng cho đối tác hôm qua.'],
  ],
  [
    'a senior who says anh is named, and so is the one spoken to',
    [
      ['Hà', 'Dạ kho còn thiếu hai mươi thùng ạ.'],
      ['Tuấn', 'Anh thấy thiếu do xe hỏng. Anh sẽ báo khách giao chậm một ngày, em nghỉ đi.'],
      ['Tuấn', 'Anh cũng chưa có số liệu tháng này.'],
    ],
    [
      'Hà cho biết kho còn thiếu hai mươi thùng.',
      'Tuấn thấy thiếu do xe hỏng.',
      'Tuấn cũng chưa có số liệu tháng này.',
    ],
  ],
  [
    'bác in bác sĩ is nobody’s pronoun',
    [
      ['Hưng', 'Khoa mình thiếu người.'],
      ['Thủy', 'Dạ thứ bảy chỉ có một bác sĩ trực nên em chưa trả lời công ty ạ.'],
    ],
    ['Thủy cho biết thứ bảy chỉ có một bác sĩ trực nên Thủy chưa trả lời công ty.'],
  ],
  [
    'who is told of by what they are stays so, and so does the word after them',
    [
      ['Anh Nguyên', 'Bảo tàng còn thiếu ba tủ kính.'],
      ['Tịnh', 'Dạ em đã gặp bác trưởng tộc hai lần rồi, bác báo họ chưa họp xong ạ.'],
      ['Quốc', 'Dạ đêm đó em với chú bảo vệ che tạm, còn thiếu bốn tấm bạt ạ.'],
    ],
    [
      'Anh Nguyên cho biết bảo tàng còn thiếu ba tủ kính.',
      'Tịnh đã gặp bác trưởng tộc hai lần, bác báo họ chưa họp xong.',
      'Quốc cho biết đêm đó Quốc với chú bảo vệ che tạm, còn thiếu bốn tấm bạt.',
    ],
  ],
  [
    'a priest and an aunt are named like others',
    [
      ['Cha Lâm', 'Cha có gặp thầy hiệu trưởng, thầy nói thầy còn phải xin ý kiến bên trên.'],
      ['O Liên', 'O cũng còn thiếu mười hai cái nón lá loại đẹp.'],
    ],
    [
      'Cha Lâm có gặp thầy hiệu trưởng, thầy nói thầy còn phải xin ý kiến bên trên.',
      'O Liên cũng còn thiếu mười hai cái nón lá loại đẹp.',
    ],
  ],
  [
    'English is nobody',
    [
      ['Quốc', 'Dạ phần thuyết minh còn thiếu.'],
      ['Chị Tịnh', 'Bản tiếng Anh còn thiếu hai trang chưa dịch xong.'],
    ],
    [
      'Quốc cho biết phần thuyết minh còn thiếu.',
      'Chị Tịnh cho biết bản tiếng Anh còn thiếu hai trang chưa dịch xong.',
    ],
  ],
  [
    'a proposal and its refusal stand together',
    [
      ['Mai', 'Em nghĩ mình nên bỏ liên kết ngân hàng, làm QR động trước ạ.'],
      ['Tuấn', 'Không được em ơi, liên kết ngân hàng là cam kết với đối tác rồi.'],
    ],
    [
      'Mai đề xuất nên bỏ liên kết ngân hàng, làm QR động trước; Tuấn không đồng ý vì liên kết ngân hàng là cam kết với đối tác.',
      'Tuấn cho biết liên kết ngân hàng là cam kết với đối tác.',
    ],
  ],
  [
    'what the meeting is for is told as such',
    [['Tuấn', 'Chào cả nhà, hôm nay mình rà lại tiến độ kho với lịch giao hàng nhé.']],
    ['Nội dung họp: rà lại tiến độ kho với lịch giao hàng.'],
  ],
  [
    'an answer carries what was asked about',
    [
      ['Tuấn', 'Còn cái API đối soát thế nào rồi em?'],
      ['Hà', 'Dạ em đã chạy xong trên máy thử hôm thứ sáu ạ.'],
    ],
    ['Về API đối soát, Hà đã chạy xong trên máy thử hôm thứ sáu.'],
  ],
  [
    'courtesies, requests, wishes and questions are no statements',
    [
      ['Tuấn', 'Chào các anh chị, mọi người nghe rõ không?'],
      ['Hà', 'Giá mà mình có thêm hai người thì xong kho trong tháng này.'],
      ['Tuấn', 'Em gửi báo cáo doanh thu cho khách hàng trong tuần này nhé.'],
      ['Hà', 'Vâng ạ.'],
    ],
    [],
  ],
  [
    'without a name the statement stands alone',
    [[null, 'Doanh thu tháng ba đạt chín mươi phần trăm kế hoạch ạ.']],
    ['Doanh thu tháng ba đạt chín mươi phần trăm kế hoạch.'],
  ],
  [
    'English is told in the third person too',
    [
      [
        'Project Manager',
        "Okay, so um, I think that we should, uh, we should drop the display because it's too expensive.",
      ],
      ['Anna', "I've sent the survey to two hundred users last week."],
      ['Anna', "Do you know if, um, if there's any more coffee?"],
    ],
    [
      "The project manager thought that the team should drop the display because it's too expensive.",
      'Anna has sent the survey to two hundred users last week.',
    ],
  ],
])('%s', (_, said, told) => {
  expect(tell(...said)).toEqual(told);
});
