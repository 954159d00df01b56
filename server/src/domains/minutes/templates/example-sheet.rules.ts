import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import {
  type PrintedBlock,
  type PrintedLine,
  paragraph,
  said,
  signer,
  strong,
} from '../files/sheet-parts.rules.ts';

interface ExampleTable {
  is: 'table';
  shares: number[];
  head: string[];
  rows: string[][];
}

type ExampleBlock = PrintedBlock | ExampleTable;

const lines = (...all: PrintedLine[]): ExampleBlock => ({ is: 'lines', lines: all });

const head: ExampleBlock = {
  is: 'columns',
  left: 0.4,
  columns: [
    [
      strong('{{TÊN CÔNG TY}}', 12, { rule: 60, after: 4 }),
      { runs: [{ text: 'Số: {{Số}}' }], size: 13, align: 'center' },
    ],
    [
      strong('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', 12),
      strong('Độc lập - Tự do - Hạnh phúc', 13, { rule: 150, after: 4 }),
    ],
  ],
};

const titleOf = (kind: string): PrintedLine[] => [
  strong(kind, 14, { before: 18 }),
  strong('{{Trích yếu}}', 14, { rule: 80, after: 14 }),
];

/** Marks that stand alone in their paragraph leave none behind. */
const repeated = (list: string, ...inside: PrintedLine[]): PrintedLine[] => [
  paragraph(`{{#${list}}}`),
  ...inside,
  paragraph(`{{/${list}}}`),
];

const bold = (text: string): PrintedLine =>
  paragraph('', { runs: [{ text, bold: true }], before: 4, keptWithNext: true });

const sections = repeated(
  'Các mục',
  bold('{{STT}}. {{Tên mục}}'),
  ...repeated('Các dòng', paragraph('{{Nội dung}}')),
);

const recipients = lines(
  { runs: [{ text: 'Nơi nhận:', bold: true, italic: true }], size: 12, before: 14, after: 0 },
  { runs: [{ text: '{{#Nơi nhận}}' }], size: 11, after: 0 },
  { runs: [{ text: '- {{Tên nơi nhận}};' }], size: 11, after: 0 },
  { runs: [{ text: '{{/Nơi nhận}}' }], size: 11, after: 0 },
);

const tableOf = (list: string, columns: readonly (readonly [head: string, share: number, place: string])[]) =>
  ({
    is: 'table',
    shares: columns.map(([, share]) => share),
    head: columns.map(([title]) => title),
    rows: [
      columns.map(([, , place], at) =>
        [
          at === 0 ? `{{#${list}}}` : '',
          `{{${place}}}`,
          at === columns.length - 1 ? `{{/${list}}}` : '',
        ].join(''),
      ),
    ],
  }) satisfies ExampleTable;

const minutesBlocks: ExampleBlock[] = [
  head,
  lines(
    ...titleOf('BIÊN BẢN'),
    said('Thời gian bắt đầu', '{{Thời gian bắt đầu}}.'),
    said('Địa điểm', '{{Địa điểm}}.'),
    paragraph('Thành phần tham dự: {{Số người có mặt}} người có mặt, {{Số người vắng mặt}} người vắng mặt.'),
    ...repeated(
      'Người có mặt',
      paragraph('- {{Họ tên}}{{#Chức vụ}}, {{Chức vụ}}{{/Chức vụ}} ({{Điểm danh}});'),
    ),
    ...repeated(
      'Người vắng mặt',
      paragraph(
        '- {{Họ tên}}{{#Chức vụ}}, {{Chức vụ}}{{/Chức vụ}} (vắng mặt{{#Lý do vắng}}: {{Lý do vắng}}{{/Lý do vắng}});',
      ),
    ),
    said('Chủ trì (chủ tọa)', '{{Chủ trì}}.'),
    said('Thư ký (người ghi biên bản)', '{{Thư ký}}.'),
    paragraph('Nội dung (theo diễn biến cuộc họp):', { keptWithNext: true }),
    ...sections,
    paragraph('{{#Có biểu quyết}}'),
    bold('Biểu quyết'),
  ),
  tableOf('Biểu quyết', [
    ['Vấn đề', 0.4, 'Vấn đề'],
    ['Tán thành', 0.15, 'Tán thành'],
    ['Không tán thành', 0.15, 'Không tán thành'],
    ['Không có ý kiến', 0.15, 'Không có ý kiến'],
    ['Kết quả', 0.15, 'Kết quả'],
  ]),
  lines(paragraph('{{/Có biểu quyết}}'), paragraph('{{#Có việc cần làm}}'), bold('Việc cần làm')),
  tableOf('Việc cần làm', [
    ['STT', 0.1, 'STT'],
    ['Việc', 0.45, 'Nội dung'],
    ['Người phụ trách', 0.25, 'Người phụ trách'],
    ['Hạn', 0.2, 'Hạn'],
  ]),
  lines(
    paragraph('{{/Có việc cần làm}}'),
    paragraph('{{Câu thông qua}}', { before: 6 }),
    paragraph('{{Câu kết thúc}}', { after: 14 }),
  ),
  {
    is: 'columns',
    left: 0.5,
    columns: [signer('THƯ KÝ', '{{Thư ký}}'), signer('CHỦ TỌA', '{{Chủ trì}}')],
  },
  recipients,
];

const kindTitles = { notice: 'THÔNG BÁO', extract: 'TRÍCH BIÊN BẢN', resolution: 'NGHỊ QUYẾT' } as const;

const derivedBodies: Readonly<Record<Exclude<TemplateForm, 'minutes'>, readonly PrintedLine[]>> = {
  notice: [
    paragraph('Theo {{Căn cứ}}, người chủ trì kết luận như sau:', { keptWithNext: true }),
    ...sections,
    paragraph('Trên đây là kết luận của người chủ trì; đề nghị những người có liên quan thực hiện./.', {
      ...{ before: 6, after: 14 },
    }),
  ],
  extract: [
    said('Thời gian bắt đầu', '{{Thời gian bắt đầu}}.'),
    said('Chủ trì (chủ tọa)', '{{Chủ trì}}.'),
    said('Thư ký (người ghi biên bản)', '{{Thư ký}}.'),
    paragraph('Nội dung trích:', { keptWithNext: true }),
    ...sections,
    paragraph('Trích từ {{Căn cứ}}./.', { before: 6, after: 14 }),
  ],
  resolution: [
    paragraph('', { runs: [{ text: 'Căn cứ {{Căn cứ}};', italic: true }] }),
    strong('QUYẾT NGHỊ:', 14, { before: 6, after: 6 }),
    ...repeated('Các điều', paragraph('Điều {{STT}}. {{Nội dung}}')),
  ],
};

const names: Readonly<Record<TemplateForm, string>> = {
  minutes: 'Mẫu biên bản',
  notice: 'Mẫu thông báo kết luận',
  extract: 'Mẫu trích biên bản',
  resolution: 'Mẫu nghị quyết',
};

/** The standard layout with places in it, to begin a template from. */
export const exampleSheet = (form: TemplateForm): { title: string; blocks: ExampleBlock[] } => ({
  title: names[form],
  blocks:
    form === 'minutes'
      ? minutesBlocks
      : [
          head,
          lines(...titleOf(kindTitles[form]), ...derivedBodies[form]),
          {
            is: 'columns',
            left: 0.5,
            columns: [
              form === 'extract' ? signer('THƯ KÝ', '{{Thư ký}}') : [],
              signer('CHỦ TỌA', '{{Chủ trì}}'),
            ],
          },
          recipients,
        ],
});
