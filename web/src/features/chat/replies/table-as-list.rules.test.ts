import { expect, test } from 'vitest';
import { tablesAsLists } from './table-as-list.rules.ts';

test('a table becomes a list, a row an item', () => {
  const table =
    'Việc:\n\n| Việc | Người | Hạn |\n|---|:--|---|\n| Gửi giá | Huy | 25/11 |\n| In nhãn | | 2/12 |\n\nHết.';
  expect(tablesAsLists(table)).toBe(
    'Việc:\n\n- **Gửi giá** · Người: Huy · Hạn: 25/11\n- **In nhãn** · Hạn: 2/12\n\nHết.',
  );
});

test('an escaped bar stays in its cell', () => {
  expect(tablesAsLists('| Việc | Người |\n|---|---|\n| A \\| B | Huy |')).toBe('- **A | B** · Người: Huy');
});

const inCode = '```\n| Việc | Người |\n|---|---|\n| In nhãn | Huy |\n```';
test.each(['a | b', '| một dòng |', '- a\n- b', inCode, inCode.replaceAll('`', '~')])(
  '%s is no table',
  (content) => {
    expect(tablesAsLists(content)).toBe(content);
  },
);
