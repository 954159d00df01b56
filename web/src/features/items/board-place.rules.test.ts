import { expect, test } from 'vitest';
import { readBoardPlace } from './board-place.rules.ts';

test.each([
  [{}, {}],
  [{ tinhtrang: 'overdue' }, { tinhtrang: 'overdue' }],
  [{ tinhtrang: 'open' }, {}],
  [{ tinhtrang: 'lạ', tim: 4 }, {}],
  [{ tim: 'sơn' }, { tim: 'sơn' }],
  [{ tim: 'a'.repeat(200) }, { tim: 'a'.repeat(100) }],
])('%j asks for %j', (raw, place) => {
  expect(readBoardPlace(raw)).toEqual(place);
});
