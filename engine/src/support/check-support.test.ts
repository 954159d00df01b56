import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { supportCheck } from './check-support.ts';
import type { SupportLine } from './support.ts';

const source = {
  meetingDate: '2026-11-20',
  turns: [
    { speaker: 'Chị Hạnh', text: 'Kho thành phẩm kiểm kê xong chưa anh Thái?' },
    { speaker: 'Anh Thái', text: 'Xong rồi chị. Lệch ba mươi tám thùng sơn, mất một trăm tám lăm triệu.' },
    { speaker: 'Chị Hạnh', text: 'Anh lập biên bản gửi cho em trước thứ sáu tuần sau nhé.' },
    { speaker: 'Anh Thái', text: 'Vâng, thứ năm tôi gửi chị.' },
    { speaker: 'Tuấn', text: 'Em đề xuất ký luôn với hãng mới, có thể giảm mười phần trăm.' },
    {
      speaker: 'Chị Hạnh',
      text: 'Không ký ngay. Từ tháng 12 xe ra cổng phải có phiếu, họp lúc 9 giờ sáng mai.',
    },
    { speaker: 'Tuấn', text: 'Dạ, hồ sơ thì em nộp cho chi nhánh rồi.' },
    {
      speaker: 'Chị Hạnh',
      text: 'Thống nhất kiểm kê hai đợt, đợt một hai mươi tháng mười hai, đợt hai hai bảy tháng mười hai.',
    },
  ],
};
const check = supportCheck(source);
const flagged = (line: SupportLine) =>
  check(line).unsupported.map(({ kind, field, span, fault }) => [
    kind,
    String(line[field]).slice(...span),
    fault,
  ]);

describe('what the turns say is supported', () => {
  test.each<[string, number[]]>([
    ['Kho lệch 38 thùng sơn, mất 185 triệu đồng', [1]],
    ['Không ký ngay với hãng mới', [4, 5]],
    ['Từ tháng 12 xe ra cổng phải có phiếu', [5]],
    ['Tuấn đề xuất ký luôn, có thể giảm 10%', [4]],
    ['Họp lúc 9h sáng 21/11', [5]],
    ['Nộp hồ sơ cho chi nhánh', [6]],
    ['Kho thành phẩm kiểm kê xong chưa?', [0]],
    ['Kiểm kê hai đợt, đợt một ngày 20/12/2026, đợt hai ngày 27/12/2026', [7]],
  ])('%s', (text, evidence) => {
    expect(flagged({ text, evidence })).toEqual([]);
  });

  test('a task with its assignee and day', () => {
    const task = { text: 'Lập biên bản gửi chị Hạnh', evidence: [2, 3] };
    expect(flagged({ ...task, assignee: 'Anh Thái', deadline: '2026-11-26' })).toEqual([]);
    expect(flagged({ ...task, assignee: null, deadline: null })).toEqual([]);
  });
});

describe('what the turns do not say is flagged where it stands', () => {
  test.each<[string, number[], string[]]>([
    ['Kho lệch 83 thùng sơn', [1], ['number', '83', 'not-said']],
    ['Kiểm kê đợt 3 ngày 20/12/2026', [7], ['number', '3', 'not-said']],
    ['Kho mất 158 triệu đồng', [1], ['amount', '158 triệu', 'not-said']],
    ['Từ tháng 11 xe ra cổng phải có phiếu', [5], ['date', 'tháng 11', 'not-said']],
    ['Họp lúc 10 giờ sáng mai', [5], ['time', 'lúc 10 giờ sáng mai', 'not-said']],
    ['Anh Khôi kiểm kê kho thành phẩm', [0, 1], ['person', 'Khôi', 'not-said']],
    ['Ký ngay với hãng mới', [5], ['negation', 'Ký', 'left-out']],
    ['Không kiểm kê kho thành phẩm', [0, 1], ['negation', 'Không', 'not-said']],
    ['Phải ký luôn với hãng mới', [4], ['modality', 'Phải', 'not-said']],
    ['Nhận hồ sơ từ chi nhánh', [6], ['direction', 'Nhận', 'contradicted']],
    ['Duyệt ngân sách quảng cáo', [0], ['content', 'Duyệt ngân sách quảng cáo', 'not-said']],
  ])('%s', (text, evidence, claim) => {
    expect(flagged({ text, evidence })).toContainEqual(claim);
  });

  test('another assignee and another day of a task', () => {
    const task = { text: 'Lập biên bản', evidence: [2, 3], deadline: '2026-11-26' };
    expect(flagged({ ...task, assignee: 'Tuấn' })).toEqual([['person', 'Tuấn', 'not-said']]);
    expect(flagged({ ...task, assignee: 'Chị Hạnh' })).toEqual([['person', 'Chị Hạnh', 'contradicted']]);
    expect(flagged({ ...task, assignee: 'Anh Thái', deadline: '2026-11-24' })).toEqual([
      ['date', '2026-11-24', 'not-said'],
    ]);
  });

  test('nothing is supported by no turn, or by turns that do not exist', () => {
    expect(check({ text: 'Kho lệch 38 thùng sơn', evidence: [] }).supported).toBe(false);
    expect(check({ text: 'Kho lệch 38 thùng sơn', evidence: [99, -1, 0.5] }).supported).toBe(false);
  });
});

test('a text longer than any line is not supported', () => {
  const text = 'kho '.repeat(1_000);
  expect(flagged({ text, evidence: [0] })).toContainEqual(['content', text, 'not-said']);
});

test('the same line gives the same answer again, and the spans lie in it', () => {
  const words = [
    'không',
    'phải',
    'chị Hạnh',
    '38',
    'thứ sáu',
    'gửi',
    'từ',
    '9h',
    'đừng',
    '185 triệu',
    '?',
    ',',
    'ký',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words)).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, text, fc.option(text), fc.option(text), (line, said, assignee, deadline) => {
      const one = { text: line, evidence: [0, 1], assignee, deadline };
      const turns = [{ speaker: assignee, text: said }, ...source.turns];
      const answer = supportCheck({ meetingDate: '2026-11-20', turns })(one);
      expect(supportCheck({ meetingDate: '2026-11-20', turns })(one)).toEqual(answer);
      for (const { field, span } of answer.unsupported) {
        expect(span[0]).toBeLessThanOrEqual(span[1]);
        expect(span[1]).toBeLessThanOrEqual(one[field]?.length ?? 0);
      }
      expect(() => supportCheck({ meetingDate: line, turns })(one)).not.toThrow();
    }),
  );
});
