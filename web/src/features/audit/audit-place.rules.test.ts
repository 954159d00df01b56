import { expect, test } from 'vitest';
import { readAuditPlace } from './audit-place.rules.ts';

const id = '019f0000-0000-7000-8000-00000000000a';

test.each<[Record<string, unknown>, object]>([
  [{}, {}],
  [
    { person: id, group: 'members', from: '2026-11-01', to: '2026-11-30' },
    { person: id, group: 'members', from: '2026-11-01', to: '2026-11-30' },
  ],
  [{ person: 'ai-do', group: 'khac', from: 'hom-qua', to: '2026-13-40' }, {}],
  [{ person: [id], group: 7, from: null }, {}],
])('%j in the address means %j', (raw, place) => {
  expect(readAuditPlace(raw)).toEqual(place);
});
