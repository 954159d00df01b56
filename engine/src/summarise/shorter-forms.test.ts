import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';
import { shorterForms } from './shorter-forms.ts';

test.each([
  [
    'an opening adverbial goes',
    'Chiều 26/10, công an tỉnh đã bắt giữ một xe chở chất thải độc hại.',
    'Công an tỉnh đã bắt giữ một xe chở chất thải độc hại.',
  ],
  [
    'a purpose goes',
    'Thành phố mở thêm mười tuyến xe buýt điện để giảm ùn tắc giờ cao điểm.',
    'Thành phố mở thêm mười tuyến xe buýt điện.',
  ],
  [
    'what follows a pause goes',
    'Cầu vượt vòng xoay sẽ thông xe trước Tết, theo ban quản lý dự án.',
    'Cầu vượt vòng xoay sẽ thông xe trước Tết.',
  ],
  [
    'who somebody is goes',
    'Ông Lê Minh (52 tuổi), giám đốc bệnh viện huyện, đã ký hợp đồng mua hai máy thở.',
    'Ông Lê Minh đã ký hợp đồng mua hai máy thở.',
  ],
])('%s', (_, sentence, form) => {
  expect(shorterForms(sentence)).toContain(form);
});

test.each([
  ['a word that wants another', 'Giá xăng hôm nay giảm khá mạnh so với tuần trước đó.', 'mạnh so.'],
  ['an open bracket', 'Tòa tuyên phạt ông Nguyễn Văn Năm (46 tuổi, ngụ quận Ba) mười năm tù.', 'tuổi.'],
  ['a conjunction cut in two', 'Cả nhà bốn người đã thoát ra ngoài trước khi lửa lan tới.', 'trước.'],
  [
    'a word of telling',
    'Lãnh đạo phòng cảnh sát môi trường tỉnh Bình Dương cho biết, hàng trăm thùng chứa sơn bị giữ.',
    'biết.',
  ],
  ['half a word', 'Hội đồng quản trị đã sa thải ông Hùng hôm thứ hai với lý do làm trái điều lệ.', 'lý.'],
  [
    'who did what is not told',
    'Phương án mở rộng đường vành đai được ông Lê Quang Minh, phó giám đốc sở, trình bày sáng nay.',
    'Minh.',
  ],
  [
    'one of two who are told of together',
    'Trận chung kết sẽ diễn ra trên sân vận động tỉnh giữa đội Bình Hải và đội Phú Lộc.',
    'Bình Hải.',
  ],
  [
    'the adverbials it opens with',
    'Liên quan đến vụ cháy xưởng gỗ làm hai người bị thương, ngày 2/5, công an tỉnh đã khởi tố chủ xưởng.',
    '2/5.',
  ],
])('no form ends with %s', (_, sentence, end) => {
  expect(shorterForms(sentence).filter((form) => form.endsWith(end))).toEqual([]);
});

test.each([
  ['Người dân không được vào khu vực này của công viên khi chưa có giấy phép.', 'công viên.'],
  ['Nếu mưa lớn kéo dài đến cuối tuần này, hồ chứa sẽ phải xả lũ.', 'này.'],
])('what holds only on a condition keeps it: %s', (sentence, end) => {
  expect(shorterForms(sentence).filter((form) => form.endsWith(end))).toEqual([]);
});

test('an opening that limits what follows stays', () => {
  const said = 'Khi chưa có giấy phép, người dân được vào khu vực này của công viên.';
  expect(shorterForms(said).filter((form) => form.startsWith('Người'))).toEqual([]);
});

test('a text without an end is left as it is', () => {
  expect(shorterForms('Ngày mai, ai cũng đến và nói, '.repeat(5_000))).toEqual([]);
});

test('a short sentence has no shorter form', () => {
  expect(shorterForms('Hôm nay, trời mưa.')).toEqual([]);
});

test('every form is shorter than its sentence and no fragment', () => {
  const words = 'Theo ông Ba, (một “hai” ba) - trong khi để " . ; và nhà cháy rồi á'.split(' ');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), (said) => {
      for (const form of shorterForms(said.join(' '))) {
        expect(countWords(form)).toBeLessThanOrEqual(said.length);
        expect(countWords(form)).toBeGreaterThanOrEqual(8);
      }
    }),
  );
});
