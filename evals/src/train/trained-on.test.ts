import { expect, test } from 'vitest';
import { DIGESTS, readTrainedOn } from './trained-on.ts';

test.each([
  ['meetings', 'npm run train'],
  ['messages', 'npm run train:intent'],
  ['marks', 'npm run train:marks'],
] as const)(
  'the weights for %s were fitted on the data and features of today; if not, %s',
  (kind, _command) => {
    expect(readTrainedOn()[kind]).toBe(DIGESTS[kind]());
  },
);
