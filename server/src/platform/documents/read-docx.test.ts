import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import fc from 'fast-check';
import { deflateSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDocx } from './read-docx.ts';

const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const packed = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) });
const bodyOf = (inner: string) =>
  packed(`<?xml version="1.0"?><w:document ${space}><w:body>${inner}</w:body></w:document>`);
const read = (bytes: Uint8Array, most = 100_000) => readDocx(bytes, most);

describe('the text of a Word document', () => {
  test('has a line for each paragraph and line break, and one for each row of a table', async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    const bytes = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({
                children: [
                  new TextRun({ text: 'Trần Hiếu', bold: true }),
                  new TextRun('   0:03'),
                  new TextRun({ text: 'Chào cả nhà & bạn.', break: 1 }),
                ],
              }),
              new Paragraph('Lan: Dạ.'),
              new Table({
                rows: [new TableRow({ children: [cell('9:00'), cell('Mai'), cell('Em xong.')] })],
              }),
            ],
          },
        ],
      }),
    );
    expect(read(new Uint8Array(bytes))?.trim()).toBe(
      'Trần Hiếu   0:03\nChào cả nhà & bạn.\nLan: Dạ.\n9:00 \tMai \tEm xong.',
    );
  });

  test('leaves out deleted and duplicate text; knows list items and other prefixes', () => {
    expect(
      read(
        bodyOf(
          '<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>một</w:t></w:r><w:del><w:r><w:t>bỏ</w:t></w:r></w:del><mc:Fallback><w:t>lặp</w:t></mc:Fallback><w:r><w:instrText>PAGE</w:instrText><w:tab/><w:t>hai</w:t></w:r></w:p>',
        ),
      ),
    ).toBe('- một\thai\n');
    const plain =
      '<document xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"><p><r><t>Chào</t></r></p></document>';
    expect(read(packed(plain))).toBe('Chào\n');
  });
});

describe('bytes that are no Word document', () => {
  test.each([
    ['an empty archive', zipSync({})],
    ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<a/>') })],
    ['XML of another kind', packed('<a>Chào</a>')],
    ['broken XML', packed(`<w:document ${space}><w:p>`)],
    [
      'a declared entity',
      packed(`<!DOCTYPE a [<!ENTITY b "c">]><w:document ${space}><w:t>&b;</w:t></w:document>`),
    ],
    ['an entity of nobody', bodyOf('<w:p><w:r><w:t>&lol;</w:t></w:r></w:p>')],
    ['tags without end', bodyOf('<w:p>'.repeat(10_000))],
    ['half an archive', bodyOf('<w:p><w:r><w:t>Chào</w:t></w:r></w:p>').subarray(0, 60)],
    ['text', strToU8('An: Chào')],
  ])('is not read: %s', (_, bytes) => {
    expect(read(bytes)).toBeNull();
  });

  // ASVS v5.0.0-5.2.3
  test('reading a zip bomb stops early', () => {
    const tags = bodyOf('<w:b></w:b>'.repeat(300_000));
    expect(read(tags, 50_000)).toBeNull();
    const words = bodyOf(`<w:p><w:r><w:t>${'a'.repeat(3_000_000)}</w:t></w:r></w:p>`);
    expect(read(words, 100_000)?.length).toBeLessThan(5_000_000);
  });

  test('a stream whose size stands behind it is read', () => {
    const xml = strToU8(`<w:document ${space}><w:p><w:r><w:t>Chào</w:t></w:r></w:p></w:document>`);
    const name = strToU8('word/document.xml');
    const head = new Uint8Array(30);
    const view = new DataView(head.buffer);
    view.setUint32(0, 0x04034b50, true);
    view.setUint16(6, 8, true);
    view.setUint16(8, 8, true);
    view.setUint16(26, name.length, true);
    const tail = new Uint8Array(16 + 30);
    new DataView(tail.buffer).setUint32(0, 0x08074b50, true);
    new DataView(tail.buffer).setUint32(16, 0x02014b50, true);
    expect(read(new Uint8Array([...head, ...name, ...deflateSync(xml), ...tail]))).toBe('Chào\n');
  });

  test('any bytes are read or refused', () => {
    const whole = bodyOf('<w:p><w:r><w:t>Chào</w:t></w:r></w:p>');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }), (changes) => {
        const bytes = whole.slice();
        for (const [at, value] of changes) bytes[at] = value;
        expect(typeof (read(bytes) ?? '')).toBe('string');
      }),
      { numRuns: 300 },
    );
  });
});
