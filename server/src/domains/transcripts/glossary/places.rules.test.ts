import type { GlossaryPlace } from '@hopgon/contract/transcripts/schemas';
import { describe, expect, test } from 'vitest';
import { addPlaces, freshPlaces, movePlaces, resolvePlaces } from './places.rules.ts';

const place = (
  at: number,
  found: string,
  written: string,
  state: GlossaryPlace['state'] = 'applied',
): GlossaryPlace => ({ at, found, written, state });

const turn = {
  text: 'Gọi API rồi an toàn, API.',
  places: [place(4, 'ép pi ai', 'API'), place(12, 'an', 'An', 'proposed'), place(21, 'ép pi ai', 'API')],
};

test('sure places are written, others proposed, and each is known by where it stands then', () => {
  const found = [
    { at: 4, found: 'ép pi ai', written: 'API', isSure: true },
    { at: 17, found: 'an', written: 'An', isSure: false },
    { at: 26, found: 'ép pi ai', written: 'API', isSure: true },
  ];
  expect(addPlaces({ text: 'Gọi ép pi ai rồi an toàn, ép pi ai.', places: [] }, found)).toEqual(turn);
});

test('what a person undid or was asked about is not written again', () => {
  const known = {
    text: 'ép pi ai và an',
    places: [place(0, 'ép pi ai', 'API', 'rejected'), place(12, 'an', 'An', 'proposed')],
  };
  const found = [
    { at: 0, found: 'ép pi ai', written: 'API', isSure: true },
    { at: 12, found: 'an', written: 'An', isSure: true },
  ];
  expect(freshPlaces(known.places, found)).toEqual([]);
});

describe('one place', () => {
  test('is undone, and those behind it move', () => {
    expect(resolvePlaces(turn, ({ at }) => at === 4, 'rejected')).toEqual({
      text: 'Gọi ép pi ai rồi an toàn, API.',
      places: [
        place(4, 'ép pi ai', 'API', 'rejected'),
        place(17, 'an', 'An', 'proposed'),
        place(26, 'ép pi ai', 'API'),
      ],
    });
  });

  test('that was proposed is written', () => {
    expect(resolvePlaces(turn, ({ state }) => state === 'proposed', 'applied').text).toBe(
      'Gọi API rồi An toàn, API.',
    );
  });
});

test('all undone, the text is as it was', () => {
  expect(resolvePlaces(turn, ({ state }) => state === 'applied', 'rejected').text).toBe(
    'Gọi ép pi ai rồi an toàn, ép pi ai.',
  );
});

test.each([
  ['before them', 'Hãy gọi API rồi an toàn, API.', [8, 16, 25]],
  ['between them', 'Gọi API xong rồi an toàn, API.', [4, 17, 26]],
  ['behind them', 'Gọi API rồi an toàn, API. Nhé.', [4, 12, 21]],
  ['on both sides of one', 'Hãy gọi API nhé, an toàn, API ạ.', [8, 17, 26]],
  ['in one of them, it is gone', 'Gọi ABI rồi an toàn, API.', [12, 21]],
])('after a change %s', (_, after, places) => {
  expect(movePlaces(turn, after).map(({ at }) => at)).toEqual(places);
});

test('the original restored by hand is an undone place', () => {
  expect(movePlaces(turn, 'Gọi ép pi ai rồi an toàn, API.')).toEqual([
    place(4, 'ép pi ai', 'API', 'rejected'),
    place(17, 'an', 'An', 'proposed'),
    place(26, 'ép pi ai', 'API'),
  ]);
});
