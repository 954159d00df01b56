import type { ItemChange } from '@hopgon/contract/action-items/schemas';
import { expect, test } from 'vitest';
import { linesOfItemChange } from './history-words.rules.ts';

const change = (rest: Partial<ItemChange>): ItemChange => ({
  id: 'a',
  act: 'accepted',
  byName: 'Mai',
  at: '2026-11-20T02:00:00Z',
  assigneeName: null,
  deadlineBefore: null,
  deadline: null,
  reason: '',
  ...rest,
});

test.each([
  [{}, []],
  [{ act: 'declined', reason: 'Quá nhiều việc' }, ['Lý do: Quá nhiều việc']],
  [
    { act: 'created', assigneeName: 'Mai', deadline: '2026-11-30' },
    ['Người phụ trách: Mai · Hạn 30/11/2026'],
  ],
  [{ act: 'created' }, []],
  [{ act: 'assigned' }, ['Người phụ trách: chưa rõ']],
  [{ act: 'deadline-changed', deadline: '2026-11-30' }, ['Từ không có hạn sang 30/11/2026']],
  [
    {
      act: 'extension-requested',
      deadlineBefore: '2026-11-30',
      deadline: '2026-12-04',
      reason: 'Chờ báo giá',
    },
    ['Từ 30/11/2026 sang 04/12/2026', 'Lý do: Chờ báo giá'],
  ],
  [
    { act: 'extension-refused', deadlineBefore: '2026-11-30', deadline: '2026-12-04' },
    ['Hạn vẫn là 30/11/2026'],
  ],
  [{ act: 'escalated', deadline: '2026-11-20' }, ['Hạn 20/11/2026']],
] as const)('%j says %j', (rest, lines) => {
  expect(linesOfItemChange(change(rest))).toEqual(lines);
});
