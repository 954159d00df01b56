import type { Clash } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { clashesNow } from './clashes.rules.ts';

const clash: Clash = {
  startsAt: '2026-11-24T02:00:00Z',
  endsAt: '2026-11-24T03:00:00Z',
  timeZone: 'Asia/Ho_Chi_Minh',
  forbidden: false,
  person: null,
  room: null,
  meeting: null,
};
const other: Clash = { ...clash, startsAt: '2026-11-25T02:00:00Z', endsAt: '2026-11-25T03:00:00Z' };
const forbidden: Clash = { ...clash, forbidden: true };
const reported = { about: 'nine', clashes: [other] };

test.each([
  ['nobody is in the way', { seen: [], isOld: false, reported: null }, [], false],
  ['what is seen of this time is overlooked', { seen: [clash], isOld: false, reported: null }, [clash], true],
  ['what was seen of the time before is not', { seen: [clash], isOld: true, reported: null }, [clash], false],
  ['what the server reported of this time counts', { seen: [], isOld: false, reported }, [other], true],
  [
    'what the company forbids is never overlooked',
    { seen: [clash, forbidden], isOld: false, reported: null },
    [clash, forbidden],
    false,
  ],
  [
    'nor where the server reported of it',
    { seen: [], isOld: false, reported: { ...reported, clashes: [forbidden] } },
    [forbidden],
    false,
  ],
  [
    'reported nothing, what is seen counts',
    { seen: [clash], isOld: false, reported: { ...reported, clashes: [] } },
    [clash],
    true,
  ],
])('%s', (_, known, clashes, overlooks) => {
  expect(clashesNow({ about: 'nine', ...known })).toEqual({ clashes, overlooks });
});

test('the conflicts of another time are forgotten with it', () => {
  expect(clashesNow({ about: 'ten', seen: [], isOld: false, reported })).toEqual({
    clashes: [],
    overlooks: false,
  });
  expect(clashesNow({ about: 'nine', seen: [], isOld: false, reported }).overlooks).toBe(true);
});
