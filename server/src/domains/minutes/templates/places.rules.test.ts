import { placesOf, type TemplatePlaces } from '@hopgon/contract/minutes/templates/places';
import { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import { expect, test } from 'vitest';
import { readDocx } from '../../../platform/documents/read-docx.ts';
import { fillTemplate, inspectTemplate } from '../../../platform/documents/templates/fill-template.ts';
import { placeKey } from '../../../platform/documents/templates/place-key.rules.ts';
import {
  conditionOf,
  type TemplateRow,
  type TemplateShape,
} from '../../../platform/documents/templates/template-shape.rules.ts';
import { writeDocx } from '../../../platform/documents/write-docx.ts';
import { exampleRow } from './example-facts.rules.ts';
import { exampleSheet } from './example-sheet.rules.ts';
import { checkTemplate, isUsable, shapeOf } from './template-check.rules.ts';

const forms = TemplateForm.options;

/** The shape that a row has by itself. */
const shapeOfRow = (row: TemplateRow): TemplateShape => ({
  fields: Object.keys(row).filter((name) => typeof row[name] === 'string'),
  lists: Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [{ name, ...shapeOfRow(Object.assign({}, ...value)) }],
  ),
});

const sorted = ({ fields, lists }: TemplateShape): object => ({
  fields: [...fields].sort(),
  lists: Object.fromEntries(lists.map((list) => [list.name, sorted(list)])),
});

test.each(forms)('every place of %s is written, and nothing else', (form) => {
  expect(sorted(shapeOfRow(exampleRow(form, 'https://hopgon.vn')))).toEqual(sorted(shapeOf(form)));
});

test.each(forms)('no two places of %s are called alike, and each says what it is', (form) => {
  const check = ({ fields, lists }: TemplatePlaces): void => {
    const names = [
      ...fields.map(({ name }) => name),
      ...lists.flatMap(({ name }) => [name, conditionOf(name)]),
    ].map(placeKey);
    expect(names).toEqual([...new Set(names)]);
    for (const { says } of [...fields, ...lists]) expect(says).not.toBe('');
    for (const list of lists) check(list);
  };
  check(placesOf(form));
});

test.each(forms)(
  'the example template of %s has every place that is usual, and is filled whole',
  async (form) => {
    const bytes = await writeDocx(exampleSheet(form));
    const check = checkTemplate(form, inspectTemplate(bytes, shapeOf(form)));
    expect(check).toMatchObject({ unknown: [], missing: [], problems: [] });
    expect(isUsable(check)).toBe(true);
    const filling = { shape: shapeOf(form), row: exampleRow(form, 'https://hopgon.vn'), banner: '' };
    const text = readDocx(fillTemplate(bytes, filling), 100_000) ?? '';
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('Giao 16 bộ còn lại trước ngày 28/11/2026');
    expect(text).toContain('CÔNG TY TNHH VÍ DỤ');
  },
);

test.each([
  ['unclosed-mark', 'Số', '', 'Chỗ “{{Số” mở bằng {{ mà không đóng bằng }}.'],
  ['unclosed-mark', '{Thời', '', 'Chỗ “{{Thời” mở bằng {{ mà không đóng bằng }}.'],
  [
    'crossed-lists',
    'Các mục',
    'Kết luận',
    '{{#Các mục}} phải đóng bằng {{/Các mục}}, nhưng gặp {{/Kết luận}}.',
  ],
  [
    'outside-list',
    'Hạn',
    'Việc cần làm',
    '{{Hạn}} chỉ dùng được giữa {{#Việc cần làm}} và {{/Việc cần làm}}.',
  ],
] as const)('%s is said in a sentence', (fault, written, list, sentence) => {
  const check = checkTemplate('minutes', { known: ['Số'], unknown: [], faults: [{ fault, written, list }] });
  expect(check.problems).toEqual([sentence]);
  expect(isUsable(check)).toBe(false);
});

test('what is missing is not said of a file whose places could not be read', () => {
  const fault = { fault: 'unclosed-mark', written: 'Số', list: '' } as const;
  expect(checkTemplate('minutes', { known: [], unknown: [], faults: [fault] }).missing).toEqual([]);
});

test('a template without places, and with names of none, cannot be used', () => {
  expect(checkTemplate('minutes', { known: [], unknown: [], faults: [] }).problems).toHaveLength(1);
  const unknown = [{ written: 'Trích yeu', near: 'Trích yếu' }];
  expect(isUsable(checkTemplate('minutes', { known: [], unknown, faults: [] }))).toBe(false);
});
