import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { findAmounts } from './find-amounts.ts';

const said = (text: string): string =>
  findAmounts(text)
    .map(({ value, until, unit }) => `${until === null ? value : `${value}–${until}`} ${unit}`)
    .join(' | ');

const amounts: [string, string][] = [
  ['53 triệu rưỡi', '53500000 VND'],
  ['2 tỷ', '2000000000 VND'],
  ['1,2 tỷ đồng', '1200000000 VND'],
  ['một tỷ hai', '1200000000 VND'],
  ['một tỷ hai trăm', '1200000000 VND'],
  ['hai triệu năm trăm', '2500000 VND'],
  ['hai triệu tư', '2400000 VND'],
  ['một triệu hai trăm năm mươi nghìn đồng', '1250000 VND'],
  ['2tr5', '2500000 VND'],
  ['3tr25', '3250000 VND'],
  ['500k', '500000 VND'],
  ['500 nghìn', '500000 VND'],
  ['5 trăm nghìn', '500000 VND'],
  ['15.300.000đ', '15300000 VND'],
  ['1 200 000 đồng', '1200000 VND'],
  ['120.000 vnđ', '120000 VND'],
  ['trăm rưỡi nghìn', '150000 VND'],
  ['triệu rưỡi', '1500000 VND'],
  ['nửa tỷ', '500000000 VND'],
  ['hai phẩy năm tỷ', '2500000000 VND'],
  ['1.250 tỷ', '1250000000000 VND'],
  ['một trăm hai mươi nghìn đô', '120000 USD'],
  ['5k usd', '5000 USD'],
  ['$500', '500 USD'],
  ['1,250 USD', '1250 USD'],
  ['2 triệu euro', '2000000 EUR'],
  ['15%', '15 %'],
  ['12,5 phần trăm', '12.5 %'],
  ['mười lăm phần trăm', '15 %'],
  ['5-7%', '5–7 %'],
  ['5 đến 7 triệu', '5000000–7000000 VND'],
  ['500 - 700 nghìn', '500000–700000 VND'],
  ['800 đến 1 triệu', '800000–1000000 VND'],
  ['15% đến 20%', '15–20 %'],
  ['hai ba triệu', '2000000–3000000 VND'],
  ['năm sáu chục triệu', '50000000–60000000 VND'],
  ['200 đơn hàng', '200 đơn hàng'],
  ['1975 người', '1975 người'],
  ['2 triệu người dùng', '2000000 người dùng'],
  ['mười hai tấn', '12 tấn'],
  ['một nghìn hai trăm đơn hàng', '1200 đơn hàng'],
  ['mười hai tấn rưỡi', '12.5 tấn'],
  ['ba phẩy hai lăm phần trăm', '3.25 %'],
  ['hai phẩy không năm tỷ', '2050000000 VND'],
  ['ba mươi hai phẩy bảy tỷ', '32700000000 VND'],
  ['hai mươi nghìn tỷ', '20000000000000 VND'],
  ['trăm hai triệu', '120000000 VND'],
];

describe('amounts', () => {
  test.each(amounts)('%s', (text, wanted) => expect(said(text)).toBe(wanted));
  test.each(amounts)('%s, decomposed', (text, wanted) => expect(said(text.normalize('NFD'))).toBe(wanted));
  test.each(amounts)('%s, without diacritics', (text, wanted) => expect(said(fold(text))).toBe(wanted));
  test.each(amounts)('%s, in capitals', (text, wanted) => expect(said(text.toUpperCase())).toBe(wanted));
  test.each(amounts)('%s, in a sentence', (text, wanted) => {
    expect(said(`Chị báo lại là ${text}, chốt trong tuần`)).toBe(wanted);
  });
});

test.each([
  ['chi hết 3 củ', '3000000 VND'],
  ['nhập 2 củ tỏi', ''],
  ['doanh thu 2 tỷ năm ngoái', '2000000000 VND'],
  ['2 tỷ năm 2026', '2000000000 VND'],
  ['hai triệu một tháng', '2000000 VND'],
  ['thuê ba triệu ba tháng', '3000000 VND'],
  ['một triệu hai một đêm', '1200000 VND'],
  ['150 nghìn/giờ', '150000 VND'],
  ['diện tích 120m2', '120 m²'],
  ['lương cứng 8 triệu, phụ cấp 1tr2', '8000000 VND | 1200000 VND'],
  ['tỷ lệ lỗi giảm từ 5% xuống 2,3%', '5 % | 2.3 %'],
  ['3 đồng chí', '3 đồng chí'],
  ['giảm từ 120 nghìn xuống 100 nghìn', '120000 VND | 100000 VND'],
  ['tăng 10% doanh thu, khoảng 1,5 tỷ', '10 % | 1500000000 VND'],
])('"%s" says %s', (text, wanted) => expect(said(text)).toBe(wanted));

test.each([
  ['chừng sáu trăm một cây', ''],
  ['hai chín chín nghìn', '299000 VND'],
  ['ba nghìn hai trăm sáu mươi tư tỷ', '3264000000000 VND'],
  ['ba nghìn hai trăm đồng', '3200 VND'],
  ['năm trăm nghìn hai trăm đồng', '500200 VND'],
  ['dư hai triệu tư năm, mua quà', '2450000 VND'],
  ['hai triệu tư năm nay', '2400000 VND'],
  ['một triệu hai lăm', '1250000 VND'],
  ['hiện một triệu một, sẽ tăng', '1100000 VND'],
  ['mười một cây', '11 cây'],
  ['trăm hai mươi khách', '120 khách'],
  ['trăm tám hai triệu', '182000000 VND'],
  ['qua tháng bảy xe mới về', ''],
  ['mỗi tháng bảy xe', '7 xe'],
  ['tiệc hôm mùng tám khách chê', ''],
  ['máy bay không người lái', ''],
  ['không hơn một đồng', ''],
  ['chín tấn hai', '9.2 tấn'],
  ['hụt hai tấn tư.', '2.4 tấn'],
  ['giữ nguyên giá ba đô tám', '3.8 USD'],
  ['ba mươi mốt tháng mười hai kho bạc khóa sổ', ''],
  ['hái chín bao nhiêu phần trăm', ''],
  ['chín tấn hai xe', '9 tấn | 2 xe'],
  ['chín triệu hai trăm nghìn khối', '9200000 khối'],
  ['năm phần trăm hai mươi người', '5 % | 20 người'],
])('"%s" says %s', (text, wanted) => expect(said(text)).toBe(wanted));

test.each([
  'họp lúc 9h30 ngày 15/3',
  'gọi 0903 123 456',
  'phòng 302, tầng 5',
  'ngày 5 triệu tập họp',
  'tỷ lệ 3/5',
  'mấy chục triệu',
  'vài trăm nghìn',
  'một người nói',
  'phiên bản 1.2.3',
  'năm 2026',
  'khổ A4',
  'hai bên đồng ý',
])('"%s" holds no amount', (text) => expect(findAmounts(text)).toEqual([]));

test('an amount stands at its offsets, also in decomposed text', () => {
  for (const form of ['NFC', 'NFD']) {
    const text = 'Duyệt 53 triệu rưỡi cho tiệc'.normalize(form);
    const [amount] = findAmounts(text);
    expect(text.slice(...(amount?.span ?? [0, 0])).normalize('NFC')).toBe('53 triệu rưỡi');
  }
});
