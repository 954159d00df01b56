import { expect, test } from 'vitest';
import { placeContext, placesIn } from './places.rules.ts';

const place = { at: 0, found: 'ép pi ai', written: 'API', state: 'applied' as const };

test.each([
  ['a short turn whole', 'API nhé.', 0, 'API nhé.'],
  [
    'a long one around the place, cut between words',
    `${'lời trước '.repeat(10)}API ${'lời sau '.repeat(10)}`.trim(),
    100,
    '… trước lời trước lời trước lời trước API lời sau lời sau lời sau lời sau lời sau …',
  ],
])('%s', (_, text, at, shown) => {
  expect(placeContext({ ...place, index: 3, text, at })).toBe(shown);
});

test('places of a state, with their turns', () => {
  const turns = [
    { index: 3, text: 'API an', places: [place, { ...place, at: 4, state: 'proposed' as const }] },
  ];
  expect(placesIn(turns, 'proposed')).toEqual([
    { ...place, at: 4, state: 'proposed', index: 3, text: 'API an' },
  ]);
});
