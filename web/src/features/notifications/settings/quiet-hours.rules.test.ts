import { expect, test } from 'vitest';
import { fieldsOf, quietOf } from './quiet-hours.rules.ts';

test.each([
  [
    'as people type them',
    { on: true, from: '9h tối', until: '7h', daysOff: true },
    { from: '21:00', until: '07:00', daysOff: true },
  ],
  ['turned off', { on: false, from: '21:00', until: '07:00', daysOff: true }, null],
  [
    'that cannot be read, as they are',
    { on: true, from: 'tối', until: '7h', daysOff: false },
    { from: 'tối', until: '07:00', daysOff: false },
  ],
] as const)('quiet hours %s', (_, fields, quiet) => {
  expect(quietOf(fields)).toEqual(quiet);
});

test('turned on again they begin with the usual hours', () => {
  expect(fieldsOf(null)).toEqual({ on: false, from: '21:00', until: '07:00', daysOff: true });
});
