import { hour } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const scansOfPerson: Limit = { most: 60, window: hour };
const filesOfPerson: Limit = { most: 120, window: hour };

export const limitScans = (limiter: Limiter, userId: string): void => {
  limiter.spend(scansOfPerson, `minutes/scans/${userId}`);
};

/** Files that are rendered; the adopted one is only read. */
export const limitFiles = (limiter: Limiter, userId: string): void => {
  limiter.spend(filesOfPerson, `minutes/files/${userId}`);
};
