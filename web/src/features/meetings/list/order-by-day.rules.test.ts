import { expect, test } from 'vitest';
import { meetingSummary } from '../../../testing/sample-data.ts';
import { orderByDay } from './order-by-day.rules.ts';

const conference = meetingSummary({ startsAt: '2026-11-23T17:00:00Z', endsAt: '2026-11-24T17:00:00Z' });
const evening = meetingSummary({ startsAt: '2026-11-23T19:00:00Z', endsAt: '2026-11-23T20:00:00Z' });
const later = meetingSummary({ startsAt: '2026-11-25T02:00:00Z', endsAt: '2026-11-25T03:00:00Z' });

test('an all-day meeting stands under its own day, read from elsewhere', () => {
  expect(orderByDay([conference, evening, later], 'Europe/Berlin')).toEqual([evening, conference, later]);
  expect(orderByDay([later, evening, conference], 'Europe/Berlin')).toEqual([later, conference, evening]);
});
