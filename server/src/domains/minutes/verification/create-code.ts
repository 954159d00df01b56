import { randomInt } from 'node:crypto';
import { minutesCodeAlphabet, minutesCodeLength } from '@hopgon/contract/minutes/verification/code';

/** A new code; two alike are less likely than a lost disk. */
export const createCode = (): string =>
  Array.from({ length: minutesCodeLength }, () =>
    minutesCodeAlphabet.charAt(randomInt(minutesCodeAlphabet.length)),
  ).join('');
