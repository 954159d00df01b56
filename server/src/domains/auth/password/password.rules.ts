import type { FailureValues } from '@hopgon/contract/failure';
import type { FailureCode } from '@hopgon/contract/failure-codes';

export type PasswordPolicy = 'spec' | 'asvs';

/** Why a password may not be chosen, with what its text names. */
export interface PasswordObjection {
  readonly code: FailureCode;
  readonly values?: FailureValues;
}

const shortest = { spec: 6, asvs: 8 } as const satisfies Record<PasswordPolicy, number>;
const longestPassword = 128;

const kinds: readonly RegExp[] = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u];

/** What counts, hashes and compares: one writing for what looks alike; nothing is trimmed or cut. */
export const normalPassword = (typed: string): string => typed.normalize('NFC');

/** Judges a password of one's choice in its normal form; `isCommon` knows the list. Lengths count characters. */
export function judgePassword(
  password: string,
  policy: PasswordPolicy,
  isCommon: (password: string) => boolean,
): PasswordObjection | null {
  const { length } = [...password];
  if (length < shortest[policy]) return { code: 'password_too_short', values: { min: shortest[policy] } };
  if (length > longestPassword) return { code: 'password_too_long' };
  const simple = policy === 'spec' && !kinds.every((kind) => kind.test(password));
  if (simple) return { code: 'password_too_simple' };
  return isCommon(password) ? { code: 'password_common' } : null;
}
