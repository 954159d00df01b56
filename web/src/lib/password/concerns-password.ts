import { CallFailure } from '../api/call-failure.ts';

/** Whether the server refused the password that was chosen: it knows common ones, which no browser does. */
export const concernsPassword = (problem: unknown): boolean =>
  problem instanceof CallFailure && problem.code?.startsWith('password_') === true;
