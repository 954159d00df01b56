import { expect, test } from 'vitest';
import type { Extraction, Statement } from '../reader/extraction.ts';
import { resultLines } from './result-lines.ts';

const wording = {
  nameOf: (label: string) => label,
  lowerFirst: (text: string) =>
    text.startsWith('Hằng') ? text : text.charAt(0).toLowerCase() + text.slice(1),
};
const extraction = (
  decisions: readonly Statement[],
  openQuestions: readonly Statement[] = [],
): Extraction => ({
  actionItems: [],
  decisions: [...decisions],
  openQuestions: [...openQuestions],
  topics: [],
  mentioned: { figures: [], dates: [], names: [] },
});
const said = (text: string): Statement => ({ text, evidence: [0], confidence: 0.9 });
const told = (found: Extraction): string[] =>
  resultLines(found, wording, (text) => text).map(({ text }) => text);

test.each([
  ['đi, cả hẻm hát tới chín giờ rưỡi là tắt loa', 'cả hẻm hát tới chín giờ rưỡi là tắt loa'],
  ['nếu không ai có ý kiến khác thì từ tháng sau cô Hằng làm cố vấn', 'từ tháng sau cô Hằng làm cố vấn'],
  ['bản này chỉ ra phần quét mã trả tiền ô kê không dạ ô kê', 'bản này chỉ ra phần quét mã trả tiền'],
  [
    'Hội thảo lùi sang thứ bảy hai mươi tám, các thầy cô không có ý kiến gì thì ta làm theo hướng ấy',
    'hội thảo lùi sang thứ bảy hai mươi tám',
  ],
  ['Dùng bạt xanh loại dày hở Hiển', 'dùng bạt xanh loại dày'],
  ['Đặt luôn ba chục ghế, chờ gì nữa', 'đặt luôn ba chục ghế'],
  ['Họp để bàn giá mới nói gì', 'họp để bàn giá mới nói gì'],
  ['Tháng mười mình khuyến mãi tẩy vải', 'tháng mười khuyến mãi tẩy vải'],
  ['Cả tổ thống nhất tối thứ tư ở lại', 'tối thứ tư ở lại'],
  ['Lệ phí năm ngoái Giữ nguyên', 'lệ phí năm ngoái giữ nguyên'],
  ['Dời lịch, Này, gửi lại cho khách', 'dời lịch, này, gửi lại cho khách'],
])('%s', (ruling, line) => {
  expect(told(extraction([said(ruling)]))).toEqual([`Thống nhất: ${line}.`]);
});

test('what is asked about is told before its question', () => {
  const question = said('Mức lương thì, mười tám hay hai mươi triệu?');
  expect(told(extraction([], [question]))).toEqual(['Chưa rõ: mức lương: mười tám hay hai mươi triệu?']);
});
