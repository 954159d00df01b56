import { storage } from '../storage.ts';
import { type LeaseWorld, withLease } from './lease.ts';
import { sleep } from './sleep.ts';

const world: LeaseWorld = {
  ...storage,
  now: Date.now,
  sleep,
  holder: Math.random().toString(36).slice(2),
};

/** Runs `work` in one tab of this browser at a time; the others wait their turn. */
export const exclusive = <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  typeof navigator.locks === 'object'
    ? navigator.locks.request(name, signal ? { signal } : {}, work)
    : withLease(world, name, work, signal);
