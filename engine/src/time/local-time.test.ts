import { expect, test } from 'vitest';
import { addMinutes, minutesBetween } from './local-time.ts';

test('counting on goes over days, months and years', () => {
  expect(addMinutes('2026-12-31T23:45:00', 30)).toBe('2027-01-01T00:15:00');
  expect(minutesBetween('2026-12-31T23:45:00', '2027-01-01T00:15:00')).toBe(30);
});
