import { expect, test } from 'vitest';
import { parsePlace, placeLine, roomsLike } from './place-line.rules.ts';

const rooms = [
  { id: '1', name: 'Phòng Gụ' },
  { id: '2', name: 'Phòng Lim' },
];
const nowhere = { type: 'in-person' as const, roomId: '', location: '', joinUrl: '' };

test.each([
  ['Phòng Gụ', { ...nowhere, roomId: '1' }],
  ['phong gu ', { ...nowhere, roomId: '1' }],
  ['https://hop.example/abc', { ...nowhere, type: 'video', joinUrl: 'https://hop.example/abc' }],
  [' Quán cà phê ', { ...nowhere, location: 'Quán cà phê' }],
  ['', nowhere],
])('%j', (typed, place) => {
  expect(parsePlace(typed, rooms)).toEqual(place);
});

test('a place is written back as it was meant', () => {
  for (const line of ['Phòng Lim', 'https://hop.example/abc', 'Quán cà phê', ''])
    expect(placeLine(parsePlace(line, rooms), rooms)).toBe(line);
  expect(roomsLike('lim', rooms)).toEqual([rooms[1]]);
});
