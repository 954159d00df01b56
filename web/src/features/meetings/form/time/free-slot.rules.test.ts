import { expect, test } from 'vitest';
import { firstFreeSlot } from './free-slot.rules.ts';

const at = (clock: string, day = 23) => Date.parse(`2026-11-${day}T${clock}:00+07:00`);
const stretch = (start: string, end: string, day = 23) => ({ start: at(start, day), end: at(end, day) });
const working = [
  stretch('09:00', '12:00'),
  stretch('13:00', '18:00'),
  stretch('09:00', '12:00', 24),
  stretch('13:00', '18:00', 24),
];

test.each([
  ['in the morning: the next half hour', at('09:10'), [], 30, stretch('09:30', '10:00')],
  ['before work: its beginning', at('06:00'), [], 30, stretch('09:00', '09:30')],
  ['what does not fit before noon: after it', at('11:31'), [], 60, stretch('13:00', '14:00')],
  ['in the evening: the next working day', at('21:00'), [], 30, stretch('09:00', '09:30', 24)],
  ['not over another meeting', at('09:10'), [stretch('09:30', '11:00')], 30, stretch('11:00', '11:30')],
  [
    'a quarter where no half hour fits',
    at('11:40'),
    [stretch('13:00', '13:15'), stretch('14:00', '18:00')],
    45,
    stretch('13:15', '14:00'),
  ],
  [
    'none where all is taken',
    at('08:00'),
    [stretch('09:00', '18:00'), stretch('09:00', '18:00', 24)],
    30,
    null,
  ],
])('%s', (_, from, busy, minutes, slot) => {
  expect(firstFreeSlot({ working, busy, from, length: minutes * 60_000 })).toEqual(slot);
});
