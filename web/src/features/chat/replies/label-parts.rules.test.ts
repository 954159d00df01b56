import { expect, test } from 'vitest';
import { partsOfLabel } from './label-parts.rules.ts';

test.each([
  ['Giao ban — Thứ Hai, 23/11/2026, 09:00–09:30', 'Giao ban', 'Thứ Hai, 23/11/2026, 09:00–09:30'],
  ['Dự án A — giai đoạn 2 — Thứ Hai, 23/11/2026', 'Dự án A — giai đoạn 2', 'Thứ Hai, 23/11/2026'],
  ['Xem lịch họp', 'Xem lịch họp', ''],
])('%s', (label, name, more) => {
  expect(partsOfLabel(label)).toEqual({ name, more });
});
