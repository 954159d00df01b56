import { describe, expect, test } from 'vitest';
import { isReminderDue, reminderAt } from './motion.rules.ts';
import { waitingBallots, waitingPeople } from './waiting-ballots.rules.ts';

const voter = (user_id: string, rest: { exclusion?: string; proxy_holder_id?: string } = {}) => ({
  ...{ user_id, exclusion: null, proxy_holder_id: null },
  ...rest,
});
const none = { ballots: [], turnout: [] };

describe('who is waited for', () => {
  test.each([
    ['who has not voted', { voters: [voter('an'), voter('binh')], ...none }, ['an', 'binh']],
    [
      'not who has voted, openly or in secret',
      {
        voters: [voter('an'), voter('binh'), voter('chi')],
        ballots: [{ user_id: 'an' }],
        turnout: [{ user_id: 'chi' }],
      },
      ['binh'],
    ],
    ['not who may not vote', { voters: [voter('an', { exclusion: 'Có lợi ích' })], ...none }, []],
    [
      'the holder of a proxy until the ballot of its giver is cast',
      {
        ...{ voters: [voter('an', { proxy_holder_id: 'binh' }), voter('binh')] },
        ...{ ballots: [{ user_id: 'binh' }], turnout: [] },
      },
      ['binh'],
    ],
  ])('%s', (_, whole, people) => {
    expect([...waitingPeople(whole)]).toEqual(people);
    for (const person of people) expect(waitingBallots(whole, person)).not.toEqual([]);
  });
});

test.each([
  ['a day before a far deadline', '2026-11-27T09:00:00Z', '2026-11-26T09:00:00.000Z'],
  ['halfway to a near one', '2026-11-20T19:00:00Z', '2026-11-20T14:00:00.000Z'],
])('the reminder comes %s', (_, until, at) => {
  const [openedAt, deadline, due] = [new Date('2026-11-20T09:00:00Z'), new Date(until), new Date(at)];
  expect(reminderAt(openedAt, deadline)).toEqual(due);
  expect(isReminderDue(openedAt, deadline, due)).toBe(true);
  expect(isReminderDue(openedAt, deadline, new Date(due.getTime() - 60 * 60_000))).toBe(false);
});
