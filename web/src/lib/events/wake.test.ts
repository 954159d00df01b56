import { expect, test } from 'vitest';
import { wakeOf } from './wake.ts';

test.each([
  ['wake', '{"topics":["meetings","me"]}', { topics: ['meetings', 'me'] }],
  ['wake', '{"topics":["meetings","of tomorrow"]}', { topics: ['meetings'] }],
  ['wake', '{"topics":[]}', null],
  ['wake', 'not json', null],
  ['resync', '', 'everything'],
  ['ready', '{}', 'everything'],
  ['message', '{"topics":["me"]}', null],
])('%s %s', (event, data, wake) => {
  expect(wakeOf({ event, data })).toEqual(wake);
});
