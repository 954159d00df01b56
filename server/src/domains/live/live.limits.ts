import { minute } from '../../platform/clock/durations.rules.ts';
import type { Limit, Limiter } from '../../platform/limits/limiter.ts';

const callsOfPerson: Limit = { most: 60, window: minute };

/** Visits and hands: a page sends two a minute. */
export const limitLiveCalls = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(callsOfPerson, `live/calls/${userId}`);
};

const notesOfPerson: Limit = { most: 240, window: minute };

/** A row is sent at most every 400 ms while it is typed. */
export const limitNotes = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(notesOfPerson, `live/notes/${userId}`);
};

const ballotsOfPerson: Limit = { most: 300, window: minute };

/** Somebody who runs a meeting enters those of many. */
export const limitBallots = async (limiter: Limiter, userId: string): Promise<void> => {
  await limiter.spend(ballotsOfPerson, `live/ballots/${userId}`);
};
