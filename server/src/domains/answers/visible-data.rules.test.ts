import { expect, test } from 'vitest';
import { idsIn, makeVisible } from './visible-data.rules.ts';

const closed = '019a0000-0000-7000-8000-000000000001';
const open = '019a0000-0000-7000-8000-000000000002';

test('whatever names a closed meeting is left out, at any depth', () => {
  const data = {
    meetings: [
      { id: closed, title: 'Mật' },
      { id: open, title: 'Giao ban' },
      { id: open, visibility: 'closed', title: 'Mật' },
    ],
    items: [
      { title: 'Việc mật', meeting: { id: closed } },
      { title: 'Việc của họp kín', meeting: null, isOfClosedMeeting: true },
      { title: 'Việc thường', meeting: { id: open } },
    ],
  };
  expect(makeVisible(data, new Set([closed])).data).toEqual({
    meetings: [{ id: open, title: 'Giao ban' }],
    items: [{ title: 'Việc thường', meeting: { id: open } }],
  });
  const about = { title: 'Việc', of: { meetingId: closed } };
  expect(makeVisible(about, new Set([closed])).data).toBeNull();
});

test('invisible characters are taken out and counted, and texts are bounded', () => {
  const { data, stripped } = makeVisible(['a\u200bb', 'x'.repeat(9_000)], new Set());
  expect(data).toEqual(['ab', 'x'.repeat(2_000)]);
  expect(stripped).toBe(1);
});

test('all of it has an end', () => {
  const { data } = makeVisible(
    Array.from({ length: 100 }, () => 'x'.repeat(2_000)),
    new Set(),
  );
  expect(JSON.stringify(data).length).toBeLessThan(45_000);
});

test('ids are found wherever they stand', () => {
  expect([...idsIn({ a: [{ id: open }], b: closed, c: 'không phải' })]).toEqual([open, closed]);
});
