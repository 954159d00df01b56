import { expect, test } from 'vitest';
import { isFact } from '../extract/certainty.ts';
import { extractMeeting } from '../extract/extract-meeting.ts';

type Said = readonly (readonly [speaker: string, text: string])[];

const read = (lines: Said) =>
  extractMeeting({
    meetingDate: '2026-11-18',
    turns: lines.map(([speaker, text]) => ({ speaker, text, startMs: null, endMs: null })),
  });

const titles = (lines: Said): string[] =>
  read(lines)
    .actionItems.filter(isFact)
    .map(({ title }) => title);

test('a title begins with its verb and leaves out who does it, by when and what is only spoken', () => {
  const said: Said = [
    ['Anh Nam', 'Lan ơi, em soạn giúp anh hợp đồng thuê kho Bình Dương trước thứ sáu nhé.'],
    ['Lan', 'Dạ vâng, em soạn ạ.'],
  ];
  expect(titles(said)).toEqual(['Soạn hợp đồng thuê kho Bình Dương']);
});

test('figures are written as minutes need them', () => {
  const said: Said = [
    ['Anh Nam', 'Vậy chốt mua máy in mới giá một trăm tám lăm triệu nhé.'],
    ['Lan', 'Dạ em nhất trí ạ.'],
  ];
  const [decision] = read(said).decisions.filter(isFact);
  expect(decision?.text).toContain('185 triệu đồng');
});

test('two figures stay two where what stood between them is only spoken', () => {
  const said: Said = [
    ['Anh Nam', 'Ok, chốt mua bên Hưng Thịnh giá mười bốn triệu hai nhé, hai mươi khối.'],
    ['Lan', 'Dạ vâng.'],
  ];
  expect(read(said).decisions.map(({ text }) => text)).toEqual([
    'Mua bên Hưng Thịnh giá 14,2 triệu đồng, 20 khối',
  ]);
});

test('a choice that is only named keeps the verb that settles it', () => {
  const said: Said = [['An', 'Chúng ta chốt phương án B.']];
  expect(read(said).decisions.map(({ text }) => text)).toEqual(['Chốt phương án B']);
});

test('figures keep what joins them, and may stand before what follows', () => {
  const said: Said = [
    ['An', 'Chúng ta quyết định chi 35 triệu cho quảng cáo từ 8/12.'],
    ['Bình', 'Vâng, em đồng ý.'],
  ];
  const [decision] = read(said).decisions;
  expect(decision?.text).toMatch(/35 triệu đồng.*8\/12/u);
});

test('a task is not worded by the task before it', () => {
  const said: Said = [
    ['Anh Nam', 'Lan gửi bảng giá mới cho khách trước thứ sáu nhé.'],
    ['Lan', 'Vâng, tôi sẽ gửi bảng giá mới cho khách trước thứ sáu.'],
    ['Hoa', 'Em sẽ tính lại chi phí vận chuyển trước thứ tư.'],
  ];
  expect(titles(said)).toEqual(['Gửi bảng giá mới cho khách', 'Tính lại chi phí vận chuyển']);
});

test('words of another turn make it evidence of the line', () => {
  const said: Said = [
    ['Anh Nam', 'Bảng chấm công tháng bảy của tổ sắt bị thiếu ba công.'],
    ['Anh Nam', 'Lan làm lại cái đó nhé.'],
    ['Lan', 'Dạ để em làm lại, thứ bảy em đưa anh ký.'],
  ];
  for (const { title, evidence } of read(said).actionItems.filter(isFact)) {
    const turns = evidence.map((turn) => said[turn]?.[1].toLowerCase()).join(' ');
    const names = said.map(([speaker]) => speaker.toLowerCase()).join(' ');
    const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
    expect(words.filter((word) => !`${turns} ${names}`.includes(word))).toEqual([]);
  }
});

test.each(['dừng', 'ngừng', 'tạm dừng', 'hoãn', 'hủy'])('“%s” is not left out of what is decided', (verb) => {
  const said: Said = [
    [
      'Hương',
      `Bên kinh doanh đề nghị ${verb} bán chịu cho Sơn La đến khi họ trả được ít nhất năm mươi phần trăm.`,
    ],
    ['Nhung', `Đồng ý. Từ hôm nay ${verb} bán chịu cho Sơn La.`],
  ];
  const found = read(said).decisions.map(({ text }) => text.toLowerCase());
  expect(found).not.toEqual([]);
  for (const text of found) expect(text).toContain(`${verb} bán chịu`);
});

test('what is to be settled keeps its verb, a share its sign', () => {
  const said: Said = [
    ['Nam', 'Lan chốt lịch giao phôi với xưởng đúc trước thứ sáu nhé.'],
    ['Lan', 'Dạ vâng.'],
    ['Nam', 'Hợp đồng này thanh toán trước 30% khi ký.'],
    ['Lan', 'Dạ, em đồng ý.'],
  ];
  expect(titles(said)).toEqual(['Chốt lịch giao phôi với xưởng đúc']);
  expect(read(said).decisions.map(({ text }) => text)).toContainEqual(expect.stringContaining('30%'));
});

test('a word for a relation names nobody who is there', () => {
  const said: Said = [
    ['Dì Năm', 'Vậy phụ bếp ai lo?'],
    ['Anh Toàn', 'Để anh gọi ông anh vợ xin ba phụ bếp tối nay nghen.'],
    ['Dì Năm', 'Ừ.'],
  ];
  expect(titles(said)).toEqual(['Gọi ông anh vợ xin ba phụ bếp']);
});

test('who promises work asks nothing', () => {
  const said: Said = [
    ['Trưởng nhóm', 'Hoa gửi bảng giá mới cho khách trước thứ Sáu nhé.'],
    ['Hoa', 'Vâng, tôi sẽ gửi bảng giá mới cho khách trước thứ Sáu.'],
    ['Kế toán', 'Em sẽ tính lại chi phí vận chuyển trước thứ Tư.'],
  ];
  expect(read(said).openQuestions).toEqual([]);
});

test('what a decision is about is named before it, never behind it', () => {
  const said: Said = [
    ['An', 'Chốt giá thuê kho là bốn mươi lăm triệu, ký từ tháng mười hai.'],
    ['Bình', 'Bao giờ chuyển hàng sang kho mới?'],
    ['An', 'Mùng năm tháng mười hai.'],
    ['Bình', 'Còn budget marketing thì mình giữ ba mươi lăm triệu một quý.'],
  ];
  for (const { text } of read(said).decisions) expect(text).not.toMatch(/^Giữ 35 triệu.*mùng năm/iu);
});

test('a question names what the clause before it says it is about', () => {
  const said: Said = [
    [
      'An',
      'Học phần Phương pháp nghiên cứu chưa có người dạy, mà kỳ tới đã mở lớp rồi. Mời thầy Vũ hay cô Đoan thỉnh giảng?',
    ],
    ['Bình', 'Cái này em chưa rõ.'],
  ];
  expect(read(said).openQuestions.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Học phần Phương pháp nghiên cứu .*, mời thầy Vũ hay cô Đoan thỉnh giảng\?$/u),
  ]);
});

test('what is refused is not what is decided beside it', () => {
  const said: Said = [
    ['An', 'Em xin mua thêm một máy in mới cho phòng kế toán. Chị thấy sao ạ?'],
    ['Hương', 'Mua máy in mới thì chị không duyệt, máy cũ còn chạy được.'],
    ['An', 'Dạ vâng ạ.'],
  ];
  for (const { text } of read(said).decisions) expect(text).toMatch(/không duyệt|máy cũ/u);
});
