import type { Recurrence } from '@hopgon/contract/series/schemas';
import { expect, test } from 'vitest';
import { meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { detailsOf, meetingDraftOf } from './meeting-form.rules.ts';
import { reverseChanges, reverseRecurrence } from './reverse-changes.rules.ts';

const nine = new Date('2027-03-10T02:00:00Z');
const ten = new Date('2027-03-10T03:00:00Z');
const draft = meetingDraftOf(wholeMeetingOf(meetingOf(1, { title: 'Giao ban' })));
const before = detailsOf(draft, { startsAt: nine, endsAt: ten });

const cases = [
  ['a new title, by the old one', { title: 'Họp xưởng' }, { title: 'Giao ban' }],
  ['a new time, by the old one', { startsAt: ten.toISOString() }, { startsAt: nine.toISOString() }],
  ['nothing changed, by nothing', {}, {}],
  ['people changed, by nobody', { title: 'Họp xưởng', participants: [] }, null],
  ['guests changed, by nobody', { guests: [] }, null],
] as const;

test.for(cases)('%s', ([, changes, reverse]) => {
  const { guests, participants, ...rest } = { guests: undefined, participants: undefined, ...changes };
  const lists = {
    ...(guests && { guests: [...guests] }),
    ...(participants && { participants: [...participants] }),
  };
  expect(reverseChanges({ version: 1, ...before, ...rest, ...lists }, before)).toEqual(reverse);
});

const weekly = (
  interval: number,
  more: Partial<Pick<Recurrence, 'ends' | 'exceptions'>> = {},
): Recurrence => ({
  ...{ frequency: 'weekly', interval, weekdays: [1], exceptions: [], ends: { by: 'never' } },
  ...more,
});
const counted = (count: number) => ({ ends: { by: 'count' as const, count } });

const rules: readonly (readonly [string, Recurrence, Recurrence, Recurrence, Recurrence | null])[] = [
  ['every second week, every week', weekly(1), weekly(2), weekly(2), weekly(1)],
  [
    'counted and parted, as many as are left',
    weekly(1, counted(9)),
    weekly(2, counted(9)),
    weekly(2, counted(7)),
    weekly(1, counted(7)),
  ],
  ['given an end, none', weekly(1), weekly(1, counted(3)), weekly(1, counted(3)), weekly(1)],
  [
    'counted and given another end, nothing',
    weekly(1, counted(9)),
    weekly(1, counted(3)),
    weekly(1, counted(3)),
    null,
  ],
  [
    'parted, only the days left out that it still has',
    weekly(1, { exceptions: ['2027-03-01', '2027-04-05'] }),
    weekly(2, { exceptions: ['2027-03-01', '2027-04-05'] }),
    weekly(2, { exceptions: ['2027-04-05'] }),
    weekly(1, { exceptions: ['2027-04-05'] }),
  ],
];

test.for(rules)('%s', ([, before, chosen, now, reverse]) => {
  expect(reverseRecurrence(before, chosen, now)).toEqual(reverse);
});
