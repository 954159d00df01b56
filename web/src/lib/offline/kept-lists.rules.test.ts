import { expect, test } from 'vitest';
import {
  isKeptPeriod,
  keepableFollowUps,
  keepableItems,
  keepableMeetings,
  keepableNotifications,
  keyOf,
  keysOfCompany,
  keysOfWake,
  nameOfPeriod,
  strangeKeys,
} from './kept-lists.rules.ts';

const own = { build: '/assets/index-b.js', sessionId: 's2' };
const now = Date.parse('2026-11-27T03:00:00Z');
const ofDays = (from: string, to: string) =>
  keyOf({ ...own, companyId: 'c1' }, 'meetings', nameOfPeriod('meetings/mine', { from, to }));
const ofCompany = (companyId: string, of: Partial<typeof own> = {}) =>
  keyOf({ ...own, ...of, companyId }, 'action-items', 'my items');

test.each([
  ['of the company one is in', ofCompany('c1'), true],
  ['of no company', ofCompany(''), true],
  ['of a company one is not in any more', ofCompany('c9'), false],
  ['of the session before', ofCompany('c1', { sessionId: 's1' }), false],
  ['of the build before', ofCompany('c1', { build: '/assets/index-a.js' }), false],
  ['of this week', ofDays('2026-11-22T17:00:00Z', '2026-11-29T17:00:00Z'), true],
  ['of yesterday', ofDays('2026-11-25T17:00:00Z', '2026-11-26T17:00:00Z'), false],
  ['that is something else', 'theme', true],
])('a key %s stays: %s', (_, key, stays) => {
  expect(strangeKeys([key], { ...own, now }, ['c1', 'c2'])).toEqual(stays ? [] : [key]);
});

test('a wake-up names what was kept of its topics, never what pages need to open', () => {
  const of = (topic: string) => keyOf({ ...own, companyId: 'c1' }, topic, `${topic} of mine`);
  const topics = ['me', 'company', 'meetings', 'action-items', 'notifications'] as const;
  const keys = [...topics.map(of), 'theme'];
  expect(keysOfWake(keys, { topics: ['meetings', 'company'] })).toEqual([of('meetings')]);
  expect(keysOfWake(keys, { topics: ['members'] })).toEqual([]);
  expect(keysOfWake(keys, 'everything')).toEqual(['meetings', 'action-items', 'notifications'].map(of));
});

test('what was kept of one company goes alone', () => {
  const keys = [ofCompany('c1'), ofCompany('c2'), ofCompany(''), 'theme'];
  expect(keysOfCompany(keys, 'c1')).toEqual([ofCompany('c1')]);
});

test('nothing of closed meetings is kept of follow-ups and notifications, and no further page is offered', () => {
  const closed = { isOfClosedMeeting: true } as const;
  expect(keepableFollowUps({ nextCursor: 'next', followUps: [{ item: {} }, { item: closed }] })).toEqual({
    nextCursor: null,
    followUps: [{ item: {} }],
  });
  expect(keepableNotifications({ nextCursor: 'next', unread: 2, notifications: [closed, {}] })).toEqual({
    nextCursor: null,
    unread: 2,
    notifications: [{}],
  });
});

test('nothing of closed meetings is kept, and no link into a meeting', () => {
  const meeting = { title: 'Giao ban', visibility: 'invited', joinUrl: 'https://meet.example/abc' };
  expect(keepableMeetings([meeting, { ...meeting, visibility: 'closed' }])).toEqual([
    { ...meeting, joinUrl: '' },
  ]);
  expect(keepableItems([{ title: 'Việc' }, { title: 'Việc kín', isOfClosedMeeting: true as const }])).toEqual(
    [{ title: 'Việc' }],
  );
});

test.each([
  ['2026-11-22T17:00:00Z', '2026-11-29T17:00:00Z', true],
  ['2026-11-26T17:00:00Z', '2026-11-27T17:00:00Z', true],
  ['2026-11-15T17:00:00Z', '2026-11-22T17:00:00Z', false],
  ['2026-11-29T17:00:00Z', '2026-12-06T17:00:00Z', false],
  ['2026-10-25T17:00:00Z', '2026-12-06T17:00:00Z', false],
])('meetings from %s to %s are kept on 27/11: %s', (from, to, kept) => {
  expect(isKeptPeriod({ from, to }, now)).toBe(kept);
});
