import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { readDocx } from '../read-docx.ts';
import { writeDocx } from '../write-docx.ts';
import { fillTemplate, inspectTemplate } from './fill-template.ts';
import { TemplateRefused } from './template-refused.rules.ts';
import type { TemplateRow, TemplateShape } from './template-shape.rules.ts';

const shape: TemplateShape = {
  fields: ['Số', 'Tên công ty', 'Cơ quan chủ quản'],
  lists: [
    { name: 'Việc cần làm', fields: ['STT', 'Nội dung', 'Hạn'], lists: [] },
    {
      name: 'Các mục',
      fields: ['STT', 'Tên mục'],
      lists: [{ name: 'Các dòng', fields: ['Lời'], lists: [] }],
    },
  ],
};

const values: TemplateRow = {
  Số: '12 < 13 & "{{Tên công ty}}"',
  'Tên công ty': 'Gỗ Vân\u0001',
  'Cơ quan chủ quản': '',
  'Việc cần làm': [
    { STT: '1', 'Nội dung': 'Giao hàng\nđúng hẹn', Hạn: '28/11' },
    { STT: '2', 'Nội dung': 'Đối chiếu', Hạn: '' },
  ],
  'Các mục': [{ STT: '1', 'Tên mục': 'Đơn hàng', 'Các dòng': [{ Lời: 'a' }, { Lời: 'b' }] }],
};

const docxOf = (...paragraphs: string[]): Promise<Uint8Array> =>
  writeDocx({
    title: '',
    blocks: [{ is: 'lines', lines: paragraphs.map((text) => ({ runs: [{ text }] })) }],
  });

const filled = (bytes: Uint8Array, banner = ''): string =>
  readDocx(fillTemplate(bytes, { shape, row: values, banner }), 100_000)?.trim() ?? '';

test.each<[title: string, paragraphs: string[], text: string]>([
  ['a field', ['Số: {{Số}}.'], 'Số: 12 < 13 & "{{Tên công ty}}".'],
  [
    'spaces, case and diacritics of a name are free',
    ['{{ so }} {{tên  CÔNG ty}}'],
    '12 < 13 & "{{Tên công ty}}" Gỗ Vân',
  ],
  ['a name in capitals', ['{{TÊN CÔNG TY}}'], 'GỖ VÂN'],
  [
    'a list in paragraphs',
    ['{{#Việc cần làm}}', '{{STT}}. {{Nội dung}}{{#Hạn}} ({{Hạn}}){{/Hạn}}', '{{/Việc cần làm}}', 'Hết'],
    '1. Giao hàng\nđúng hẹn (28/11)\n2. Đối chiếu\nHết',
  ],
  [
    'a list within a list',
    ['{{#Các mục}}{{Tên mục}}:{{#Các dòng}} {{Lời}}{{/Các dòng}}{{/Các mục}}'],
    'Đơn hàng: a b',
  ],
  [
    'a condition on a list',
    ['{{#Có việc cần làm}}Việc:{{/Có việc cần làm}}{{^Việc cần làm}}Không{{/}}'],
    'Việc:',
  ],
  ['an empty field as a condition', ['x{{#Cơ quan chủ quản}}y{{/}}{{^Cơ quan chủ quản}}z{{/}}'], 'xz'],
])('%s is filled', async (_, paragraphs, text) => {
  const bytes = await docxOf(...paragraphs);
  expect(inspectTemplate(bytes, shape)).toMatchObject({ unknown: [], faults: [] });
  expect(filled(bytes)).toBe(text);
});

test('a list repeats the row of a table, and a banner stands above everything', async () => {
  const bytes = await writeDocx({
    title: '',
    blocks: [
      {
        ...{ is: 'table', shares: [0.5, 0.5], head: ['Việc', 'Hạn'] },
        rows: [['{{#Việc cần làm}}{{Nội dung}}', '{{Hạn}}{{/Việc cần làm}}']],
      },
    ],
  });
  expect(
    filled(bytes, 'DỰ THẢO')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([...['DỰ THẢO', 'Việc \tHạn', 'Giao hàng', 'đúng hẹn \t28/11', 'Đối chiếu']]);
});

test.each<[mark: string, unknown: { written: string; near: string | null }[]]>([
  ['{{Tên cong ti}}', [{ written: 'Tên cong ti', near: 'Tên công ty' }]],
  ['{{Hoàn toàn khác}}', [{ written: 'Hoàn toàn khác', near: null }]],
  ['{{constructor}}', [{ written: 'constructor', near: null }]],
  ['{{__proto__}}', [{ written: '__proto__', near: null }]],
  ['{{Số + 1}}', [{ written: 'Số + 1', near: null }]],
  ['{{.}}', [{ written: '.', near: null }]],
  ['{{=[[ ]]=}}', [{ written: '=[[ ]]=', near: null }]],
  ['{{#x}}{{/x}}', [{ written: 'x', near: null }]],
  ['{{%anh}}', [{ written: '%anh', near: null }]],
])('%s is no place', async (mark, unknown) => {
  const bytes = await docxOf(`a${mark}b`);
  const found = inspectTemplate(bytes, shape);
  expect(found).toEqual({ known: [], unknown, faults: [] });
  expect(filled(bytes)).toBe('ab');
});

test.each<[paragraphs: string[], fault: string]>([
  [['{{Số'], 'unclosed-mark'],
  [['Số}}'], 'unopened-mark'],
  [['{{#Việc cần làm}}'], 'unclosed-list'],
  [['{{/Việc cần làm}}'], 'unopened-list'],
  [['{{#Việc cần làm}}{{/Các mục}}'], 'crossed-lists'],
  [['{{Hạn}}'], 'outside-list'],
  [['{{#Các dòng}}{{/Các dòng}}'], 'outside-list'],
  [['{{Việc cần làm}}'], 'not-here'],
  [['{{#Việc cần làm}}{{#Các mục}}{{/Các mục}}{{/Việc cần làm}}'], 'not-here'],
  [['{{#Việc cần làm}}{{#Việc cần làm}}{{/Việc cần làm}}{{/Việc cần làm}}'], 'not-here'],
  [['{{@Số}}'], 'sign'],
  [['{{-w:p Việc cần làm}}x{{/}}'], 'sign'],
  [Array.from({ length: 1001 }, () => '{{Số}}'), 'too-many'],
  [Array.from({ length: 61 }, () => '{{#Số}}{{/Số}}'), 'too-many'],
])('%j cannot be filled', async (paragraphs, fault) => {
  const bytes = await docxOf(...paragraphs);
  expect(inspectTemplate(bytes, shape).faults.map((each) => each.fault)).toContain(fault);
  expect(() => fillTemplate(bytes, { shape, row: values, banner: '' })).toThrow(TemplateRefused);
});

let plain: Record<string, Uint8Array>;
beforeAll(async () => {
  plain = unzipSync(await docxOf('{{Số}}'));
});

const document = 'word/document.xml';
const relationships = 'word/_rels/document.xml.rels';
const types = '[Content_Types].xml';

/** The plain document with parts changed: text by replacing in it, others as they are. */
function changed(changes: Readonly<Record<string, Uint8Array | ((text: string) => string)>>): Uint8Array {
  const parts = { ...plain };
  for (const [name, change] of Object.entries(changes))
    parts[name] =
      typeof change === 'function' ? strToU8(change(strFromU8(parts[name] ?? new Uint8Array()))) : change;
  return zipSync(parts);
}

const inBody =
  (xml: string) =>
  (text: string): string =>
    text.replace('<w:p>', () => `${xml}<w:p>`);
const related =
  (type: string, target: string, mode = '') =>
  (text: string): string =>
    text.replace(
      '</Relationships>',
      `<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/></Relationships>`,
    );
const typed =
  (declared: string) =>
  (text: string): string =>
    text.replace('</Types>', `${declared}</Types>`);
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const field = (...words: string[]): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${words
    .map((word) => `<w:r><w:instrText>${word}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

/** Zeros that unpack to much more than a template may. */
const bomb = () => new Uint8Array(40 * 1024 * 1024);

// ASVS v5.0.0-1.5.1, v5.0.0-5.2.3
test.each<[title: string, bytes: () => Uint8Array, reason: string]>([
  ['text', () => strToU8('xin chào'), 'not-word'],
  ['an empty file', () => new Uint8Array(), 'not-word'],
  ['a Word 97 or encrypted file', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old-word'],
  ['half a file', () => changed({}).subarray(0, 3000), 'broken'],
  ['a package of something else', () => zipSync({ 'a.txt': strToU8('x') }), 'not-word'],
  [
    'a macro',
    () =>
      changed({
        [types]: typed('<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
      }),
    'macros',
  ],
  [
    'a .docm',
    () =>
      changed({
        [types]: (text) => text.replace(main, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      }),
    'macros',
  ],
  [
    'a .dotx',
    () =>
      changed({
        [types]: (text) =>
          text.replace(
            main,
            'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
          ),
      }),
    'word-template',
  ],
  ['an embedded file', () => changed({ 'word/embeddings/x.bin': strToU8('MZ') }), 'part'],
  [
    'a picture that is none',
    () =>
      changed({
        'word/media/x.png': strToU8('<svg/>'),
        [types]: typed('<Default Extension="png" ContentType="image/png"/>'),
      }),
    'part',
  ],
  ['an alternative format', () => changed({ [document]: inBody('<w:altChunk/>') }), 'part'],
  ['an object', () => changed({ [document]: inBody('<w:p><w:r><w:object/></w:r></w:p>') }), 'part'],
  ['a relationship to an object', () => changed({ [relationships]: related('oleObject', 'x.bin') }), 'part'],
  [
    'a linked picture',
    () => changed({ [relationships]: related('image', 'http://10.0.0.1/x.png', 'External') }),
    'link',
  ],
  [
    'a link to a share',
    () => changed({ [relationships]: related('hyperlink', 'file://server/share', 'External') }),
    'link',
  ],
  [
    'a link that runs',
    () => changed({ [relationships]: related('hyperlink', 'javascript:alert(1)', 'External') }),
    'link',
  ],
  [
    'a field that fetches',
    () => changed({ [document]: inBody(field('INCLUDEPICTURE "http://x/y"')) }),
    'field',
  ],
  ['the same in pieces', () => changed({ [document]: inBody(field(' DD', 'EAUTO c:\\\\cmd.exe')) }), 'field'],
  [
    'the same in another field',
    () =>
      changed({
        [document]: inBody(
          field(
            '</w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>QUOTE 68',
          ).replace('</w:p>', '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'),
        ),
      }),
    'field',
  ],
  [
    'a simple field',
    () => changed({ [document]: inBody('<w:p><w:fldSimple w:instr="LINK Excel.Sheet.8 x"/></w:p>') }),
    'field',
  ],
  [
    'a field to a share',
    () => changed({ [document]: inBody(field('HYPERLINK "\\\\\\\\server\\\\x"')) }),
    'field',
  ],
  [
    'a field that never ends',
    () =>
      changed({
        [document]: inBody(field('AUTOTEXT x').replace(/<w:r><w:fldChar w:fldCharType="end"\/><\/w:r>/, '')),
      }),
    'field',
  ],
  [
    'entities',
    () => changed({ [document]: (text) => text.replace(/\?>/, '?><!DOCTYPE w:document [<!ENTITY a "b">]>') }),
    'broken',
  ],
  [
    'an external entity in the relationships',
    () => changed({ [relationships]: (text) => text.replace(/\?>/, '?><!DOCTYPE x SYSTEM "http://x/">') }),
    'broken',
  ],
  ['no XML', () => changed({ [document]: (text) => text.slice(0, -20) }), 'broken'],
  [
    'XML of another encoding',
    () => changed({ [document]: Uint8Array.from([0xff, 0xfe, 0x3c, 0]) }),
    'broken',
  ],
  [
    'XML that is too deep',
    () => changed({ [document]: inBody('<w:p>'.repeat(300) + '</w:p>'.repeat(300)) }),
    'too-large',
  ],
  [
    'XML with too many elements',
    () => changed({ [document]: inBody('<w:p/>'.repeat(300_001)) }),
    'too-large',
  ],
  ['a zip bomb', () => changed({ 'word/media/x.bmp': bomb() }), 'too-large'],
  [
    'too many parts',
    () =>
      changed(
        Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`word/x${at}.xml`, strToU8('<a/>')])),
      ),
    'too-large',
  ],
  ['a part outside of the package', () => changed({ '../x.xml': strToU8('<a/>') }), 'broken'],
  ['a part twice', () => changed({ 'WORD/document.xml': strToU8('<a/>') }), 'broken'],
])('%s is refused', (_, bytes, reason) => {
  expect(() => inspectTemplate(bytes(), shape)).toThrow(
    expect.objectContaining({ name: 'TemplateRefused', reason }),
  );
});

test.each<[title: string, bytes: () => Uint8Array]>([
  [
    'page numbers and dates',
    () => changed({ [document]: inBody(field(' PAGE ') + field('DATE \\@ "dd/MM/yyyy"')) }),
  ],
  [
    'a link to a page',
    () => changed({ [relationships]: related('hyperlink', 'https://hopgon.vn/', 'External') }),
  ],
  [
    'a picture',
    () =>
      changed({
        'word/media/x.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
        [types]: typed('<Default Extension="PNG" ContentType="image/png"/>'),
      }),
  ],
])('%s may stay', (_, bytes) => {
  expect(filled(bytes())).toContain('12 < 13');
});

test('the Word template a document was made from is unlinked', () => {
  const settings = 'word/settings.xml';
  const bytes = changed({
    [settings]: (text) => text.replace(/(<w:settings[^>]*>)/, '$1<w:attachedTemplate r:id="rIdX"/>'),
    'word/_rels/settings.xml.rels': strToU8(
      related(
        'attachedTemplate',
        'http://x/y.dotm',
        'External',
      )(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>',
      ),
    ),
  });
  const parts = unzipSync(fillTemplate(bytes, { shape, row: values, banner: '' }));
  for (const [name, content] of Object.entries(parts))
    expect(`${name} ${strFromU8(content)}`).not.toContain('attachedTemplate');
});
