import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeDocx } from '../../../platform/documents/write-docx.ts';
import { writePdf } from '../../../platform/documents/write-pdf.ts';
import { legalDocumentFor, writtenDocumentFor } from '../../../testing/legal-documents.ts';
import { readPdf, wordsOfDocx } from '../../../testing/read-pdf.ts';
import type { LegalDocument } from '../legal/legal-document.rules.ts';
import { legalPrintOf } from '../legal/legal-print.rules.ts';
import type { MinutesFacts } from './file-facts.rules.ts';
import { minutesSheet } from './minutes-sheet.rules.ts';

const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

const factsOf = (document: LegalDocument): MinutesFacts => ({
  companyName: document.companyName,
  parentName: '',
  number: '03/BB-GV',
  replaces: null,
  title: 'Mua máy CNC',
  place: document.place,
  startsAt: new Date('2026-11-20T01:30:00Z'),
  endsAt: new Date('2026-11-20T02:15:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  chairName: 'Đặng Khánh Quỳnh',
  secretaryName: 'Ngô Trường Lễ',
  people: [],
  sections: document.sections.map(({ title, lines }) => ({
    title,
    proposals: [],
    lines: lines.map(({ kind, text }) => ({ kind, text, assigneeName: null, deadline: null })),
  })),
  closing: ['Cuộc họp kết thúc vào 09 giờ 15, ngày 20 tháng 11 năm 2026./.'],
  recipients: ['Lưu: VT, hồ sơ'],
  state: 'valid',
  legal: legalPrintOf(document),
});

async function wordsOf(document: LegalDocument) {
  const sheet = minutesSheet(factsOf(document));
  const { pages, pieces } = await readPdf(await writePdf(sheet));
  const files = unzipSync(await writeDocx(sheet));
  const docx = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  // Page numbers stand in the top margin.
  const body = pieces.filter(({ top }) => (top * 25.4) / 72 > 20);
  return {
    pages,
    body,
    pdf: plain(body.map(({ text }) => text).join(' ')),
    docx: plain(wordsOfDocx(docx)),
  };
}

/** Of a document whose chair refuses, with a proxy and somebody who does not agree. */
const disputed = (document: LegalDocument): LegalDocument => ({
  ...document,
  legal: { ...document.legal, chairRefusal: 'không đồng ý với mục 1' },
  people: document.people.map((person, place) => ({
    ...person,
    ...(place === 2 && { isOnBoard: true }),
    ...(place === 3 && { isDissenting: true, dissent: 'giá máy quá cao' }),
    ...(place === 4 && { representative: 'Vũ Phương Uyên', proxyPaper: 'Giấy ủy quyền số 02' }),
  })),
});

const kinds: readonly (readonly [name: string, LegalDocument, order: readonly string[]])[] = [
  [
    'members-council',
    legalDocumentFor('members-council'),
    [
      ...['BIÊN BẢN HỌP HỘI ĐỒNG THÀNH VIÊN', 'Mã số doanh nghiệp: 0312345678'],
      ...['Thời gian bắt đầu', 'Mục đích: Quyết định mua máy CNC.', 'Chương trình: 1. Mua máy CNC.'],
      ...['80% vốn điều lệ dự họp', 'Thành viên dự họp (4 người)', 'Đặng Khánh Quỳnh: phần vốn góp 20%'],
      ...['giấy chứng nhận phần vốn góp số 01 cấp ngày 02/01/2026', 'Thành viên không dự họp (1 người)'],
      ...['lý do: đi công tác', 'Nội dung', 'Cuộc họp kết thúc', 'THƯ KÝ', 'CHỦ TỌA'],
    ],
  ],
  [
    'board',
    legalDocumentFor('board'),
    [
      ...['BIÊN BẢN HỌP HỘI ĐỒNG QUẢN TRỊ', 'Địa chỉ trụ sở chính', '80% số thành viên dự họp'],
      ...['Thành viên hội đồng quản trị dự họp (4 người)', 'dự trực tiếp', 'THƯ KÝ'],
    ],
  ],
  [
    'shareholders',
    legalDocumentFor('shareholders'),
    [
      ...['BIÊN BẢN HỌP ĐẠI HỘI ĐỒNG CỔ ĐÔNG'],
      ...['Cổ đông, đại diện cổ đông dự họp (4 người)', 'bằng số phiếu biểu quyết', 'THƯ KÝ'],
    ],
  ],
  [
    'members-council in writing',
    writtenDocumentFor('members-council'),
    [
      ...['BÁO CÁO KẾT QUẢ KIỂM PHIẾU', 'Mục đích lấy ý kiến', 'Phiếu được nhận đến hết ngày 15/11/2026'],
      ...['Thành viên gửi phiếu hợp lệ (4 người)', 'không gửi phiếu', 'THƯ KÝ', 'NGƯỜI KIỂM PHIẾU'],
    ],
  ],
  [
    'shareholders in writing',
    writtenDocumentFor('shareholders'),
    ['BIÊN BẢN KIỂM PHIẾU', 'Cổ đông, đại diện cổ đông gửi phiếu hợp lệ', 'NGƯỜI GIÁM SÁT KIỂM PHIẾU'],
  ],
];

describe('minutes of a legal kind', () => {
  test.each(kinds)('%s: both files say the same, in the order of the form', async (_, document, order) => {
    const { pdf, docx } = await wordsOf(document);
    expect(pdf.split(' ')).toEqual(docx.split(' '));
    const places = order.map((words) => pdf.indexOf(words));
    expect(places.map((place, at) => (place < 0 ? order[at] : ''))).toEqual(order.map(() => ''));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test.each(kinds.slice(0, 3))(
    '%s: who refuses and who dissents stand in it, others sign',
    async (name, document) => {
      const { pdf, body } = await wordsOf(disputed(document));
      expect(pdf).toContain('Chủ tọa Đặng Khánh Quỳnh từ chối ký biên bản. Lý do: không đồng ý với mục 1.');
      expect(pdf).toContain('Lý Thanh Mẫn không đồng ý thông qua biên bản. Ý kiến: giá máy quá cao.');
      expect(pdf).toContain('người đại diện: Vũ Phương Uyên (Giấy ủy quyền số 02)');
      const titles = body.filter(
        ({ font, text }) => font.endsWith('Bold') && /^(THÀNH VIÊN|KHÔNG ĐỒNG)/.test(text),
      );
      expect(titles.length).toBeGreaterThan(name === 'shareholders' ? 1 : 2);
      // Two places to sign beside each other never run into one another.
      const [left, right] = [
        body.find(({ text }) => text === 'THƯ KÝ'),
        body.find(({ text }) => text === 'CHỦ TỌA'),
      ];
      expect(left && right && left.right < right.left && left.top === right.top).toBe(true);
    },
  );
});
