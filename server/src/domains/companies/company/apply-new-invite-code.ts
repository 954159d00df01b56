import { randomInt } from 'node:crypto';
import pg from 'pg';
import { drawInviteCode } from './companies.rules.ts';

const tries = 5;

const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '23505' &&
  error.constraint === 'companies_invite_code_key';

/** Does the work with a code of its own; another one is drawn when a company has it already. */
export async function applyNewInviteCode<T>(work: (inviteCode: string) => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work(drawInviteCode(randomInt));
    } catch (error) {
      if (left === 0 || !isTaken(error)) throw error;
    }
  }
}
