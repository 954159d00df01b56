import type { Room } from '@hopgon/contract/rooms/schemas';
import { expect, test } from 'vitest';
import { matchRoom } from './match-room.rules.ts';

const rooms = ['Phòng Trúc', 'Phòng họp 2', 'Phòng 3', 'Phú Quý'].map(
  (name, at): Room => ({
    id: `00000000-0000-7000-8000-00000000000${at}`,
    name,
    note: '',
    capacity: null,
    version: 1,
    archivedAt: null,
  }),
);

test.each([
  ['phòng Trúc', 'Phòng Trúc'],
  ['p.Trúc', 'Phòng Trúc'],
  ['p truc', 'Phòng Trúc'],
  ['PH2', 'Phòng họp 2'],
  ['ph 2', 'Phòng họp 2'],
  ['phòng họp 2', 'Phòng họp 2'],
  ['P.3', 'Phòng 3'],
  ['phú quý', 'Phú Quý'],
  ['phòng PQ', 'Phú Quý'],
  ['phòng Sen', undefined],
  ['p', undefined],
])('%s is %s', (said, name) => {
  expect(matchRoom(said, rooms)?.name).toBe(name);
});
