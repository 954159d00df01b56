import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { formatAmount, formatAmounts, withFormattedAmounts } from './format-amounts.ts';

const amounts: [string, string][] = [
  ['một trăm tám lăm triệu', '185 triệu đồng'],
  ['185 triệu', '185 triệu đồng'],
  ['185tr', '185 triệu đồng'],
  ['hai tỷ rưỡi', '2,5 tỷ đồng'],
  ['một tỷ hai trăm năm mươi triệu', '1,25 tỷ đồng'],
  ['1.234 triệu', '1.234 triệu đồng'],
  ['hai phẩy không năm tỷ', '2,05 tỷ đồng'],
  ['ba mươi hai phẩy bảy tỷ', '32,7 tỷ đồng'],
  ['12 nghìn tỷ', '12.000 tỷ đồng'],
  ['năm mươi ba triệu rưỡi', '53,5 triệu đồng'],
  ['trăm hai triệu', '120 triệu đồng'],
  ['2tr5', '2,5 triệu đồng'],
  ['500k', '500.000 đồng'],
  ['năm trăm nghìn đồng', '500.000 đồng'],
  ['1.234.567 đồng', '1.234.567 đồng'],
  ['15.300.000đ', '15,3 triệu đồng'],
  ['3 củ', '3 triệu đồng'],
  ['một trăm hai mươi nghìn đô', '120.000 USD'],
  ['hai triệu euro', '2 triệu EUR'],
  ['ba phẩy năm phần trăm', '3,5%'],
  ['ba phẩy hai lăm phần trăm', '3,25%'],
  ['không phẩy năm phần trăm', '0,5%'],
  ['mười lăm phần trăm', '15%'],
  ['5 đến 7 phần trăm', '5–7%'],
  ['5 đến 7 triệu', '5–7 triệu đồng'],
  ['800 đến 1 triệu', '800.000 đồng – 1 triệu đồng'],
  ['hai ba triệu', '2–3 triệu đồng'],
  ['mười hai tấn rưỡi', '12,5 tấn'],
  ['một nghìn hai trăm đơn hàng', '1.200 đơn hàng'],
  ['hai mươi ki lô gam', '20 kg'],
  ['2 triệu người dùng', '2 triệu người dùng'],
  ['tám tư trên một trăm hai mươi bộ', '84/120 bộ'],
  ['84 trên 120 bộ', '84/120 bộ'],
  ['bốn mươi hai trên tổng số năm mươi phiếu', '42/50 phiếu'],
  ['mười một trên ba mươi máy', '11/30 máy'],
  ['năm trên năm thành viên', '5/5 thành viên'],
  ['ba nghìn sáu trên tám nghìn bộ', '3.600/8.000 bộ'],
  ['hai phần ba số phiếu', '2/3 số phiếu'],
  ['ba phần tư công suất', '3/4 công suất'],
];

describe('figures as minutes write them', () => {
  test.each(amounts)('%s', (said, written) => expect(withFormattedAmounts(said)).toBe(written));
  test.each(amounts)('%s, decomposed', (said, written) =>
    expect(withFormattedAmounts(said.normalize('NFD')).normalize('NFC')).toBe(written),
  );
  test.each(amounts)('%s, in capitals', (said, written) =>
    expect(withFormattedAmounts(said.toUpperCase()).toLowerCase()).toBe(written.toLowerCase()),
  );
  test.each(amounts)('%s, without diacritics', (said, written) =>
    expect(fold(withFormattedAmounts(fold(said)))).toBe(fold(written)),
  );
  test.each(amounts)('%s, in a sentence', (said, written) =>
    expect(withFormattedAmounts(`Chị báo lại là ${said}, chốt trong tuần`)).toBe(
      `Chị báo lại là ${written}, chốt trong tuần`,
    ),
  );
});

test.each([
  ['Duyệt chi một trăm tám lăm triệu mua máy mới', 'Duyệt chi 185 triệu đồng mua máy mới'],
  ['tăng từ năm phần trăm lên bảy phẩy năm phần trăm', 'tăng từ 5% lên 7,5%'],
  ['lương 8 triệu một tháng, phụ cấp 1tr2', 'lương 8 triệu đồng một tháng, phụ cấp 1,2 triệu đồng'],
  ['trong năm trên hai mươi đơn vị xin hoãn', 'trong năm trên 20 đơn vị xin hoãn'],
  ['thứ ba trên mười người vắng', 'thứ ba trên 10 người vắng'],
  ['xong tám tư trên một trăm hai mươi bộ, chi hai tỷ', 'xong 84/120 bộ, chi 2 tỷ đồng'],
])('"%s" becomes "%s"', (said, written) => expect(withFormattedAmounts(said)).toBe(written));

test.each([
  'họp lúc 9h30 ngày 15/3 ở phòng 302',
  'gọi 0903 123 456',
  'giá hai trăm',
  'hai bên đồng ý',
  'chú Năm trên sáu mươi tuổi',
  'mấy chục triệu',
  'một phần do thời tiết',
  'tỷ lệ 3/5',
])('"%s" stays as it was said', (text) => expect(withFormattedAmounts(text)).toBe(text));

test('each figure stands at its offsets, also in decomposed text', () => {
  for (const form of ['NFC', 'NFD']) {
    const text = 'Xong tám tư trên một trăm hai mươi bộ, chi hai tỷ rưỡi'.normalize(form);
    expect(formatAmounts(text).map(({ span }) => text.slice(...span).normalize('NFC'))).toEqual([
      'tám tư trên một trăm hai mươi',
      'hai tỷ rưỡi',
    ]);
  }
});

test('an amount that was read elsewhere is written the same', () => {
  expect(formatAmount({ kind: 'money', value: 185e6, until: null, unit: 'VND' })).toBe('185 triệu đồng');
  expect(formatAmount({ kind: 'count', value: 1200, until: 1500, unit: 'đơn hàng' })).toBe(
    '1.200–1.500 đơn hàng',
  );
});

const pieces =
  'hai ba năm tư mươi trăm nghìn triệu tỷ rưỡi 2 1,5 1.200 % phần phẩy không đồng đô người trên k tr - đến . một lăm nửa'.split(
    ' ',
  );
const talk = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(' '));

test('figures lie in the text, in order, and apart', () => {
  fc.assert(
    fc.property(fc.oneof(talk, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
      let last = 0;
      for (const { span, text: written } of formatAmounts(text)) {
        expect(span[0]).toBeGreaterThanOrEqual(last);
        expect(span[1]).toBeGreaterThan(span[0]);
        expect(span[1]).toBeLessThanOrEqual(text.length);
        expect(written).toMatch(/^\d/u);
        last = span[1];
      }
    }),
    { numRuns: 1000 },
  );
});

test.each(amounts)('"%s" once written stays as it is', (_said, written) =>
  expect(withFormattedAmounts(written)).toBe(written),
);
