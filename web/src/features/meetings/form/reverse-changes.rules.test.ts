import { expect, test } from 'vitest';
import { meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { detailsOf, meetingDraftOf } from './meeting-form.rules.ts';
import { reverseChanges } from './reverse-changes.rules.ts';

const nine = new Date('2027-03-10T02:00:00Z');
const ten = new Date('2027-03-10T03:00:00Z');
const draft = meetingDraftOf(wholeMeetingOf(meetingOf(1, { title: 'Giao ban' })));
const before = detailsOf(draft, { startsAt: nine, endsAt: ten });

const cases = [
  ['a new title, by the old one', { title: 'Họp xưởng' }, { title: 'Giao ban' }],
  ['a new time, by the old one', { startsAt: ten.toISOString() }, { startsAt: nine.toISOString() }],
  ['nothing changed, by nothing', {}, null],
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
