import type { ImportedEvent } from '@hopgon/contract/calendar/schemas';
import { expect, test } from 'vitest';
import { toggled, withoutEvents } from './import-choice.rules.ts';

const event = (meetings: number): ImportedEvent => ({
  title: 'Giao ban',
  startsAt: null,
  days: null,
  outcome: 'imported',
  meetings,
  notes: [],
});

test('what is left out counts neither as an event nor as its meetings', () => {
  const report = {
    ...{ imported: 2, known: 1, skipped: 0, meetings: 53, notes: [], importId: null },
    events: [event(52), event(1)],
  };
  const without = withoutEvents(report, new Set([0]));
  expect(without).toMatchObject({ imported: 1, known: 1, skipped: 1, meetings: 1, events: report.events });
});

test('an event is left out and taken in again', () => {
  const once = toggled(new Set(), 3);
  expect([...once]).toEqual([3]);
  expect([...toggled(once, 3)]).toEqual([]);
});
