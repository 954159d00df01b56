import type { SecondFactorMethod } from '@hopgon/contract/auth/schemas';
import type { ProofMethod } from '@hopgon/contract/security/schemas';

/** What a person has beside or in place of a password. */
export interface Holdings {
  readonly hasPassword: boolean;
  readonly twoFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: number;
  /** Whether browsers offer passkeys at our address. */
  readonly passkeysWork: boolean;
}

/** The second factors a person can show, the usual one first; none while two-factor sign-in is off. */
export function secondFactorsOf(holdings: Holdings): SecondFactorMethod[] {
  if (!holdings.twoFactor) return [];
  return [
    'totp',
    ...(holdings.passkeys > 0 && holdings.passkeysWork ? (['passkey'] as const) : []),
    ...(holdings.recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

/** How a person may prove to be themselves; without a password, a sign-in of a moment ago does as well. */
export function proofsOf(holdings: Holdings): ProofMethod[] {
  const { hasPassword, passkeys, passkeysWork } = holdings;
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...secondFactorsOf(holdings).filter((method) => method !== 'passkey'),
    ...(passkeys > 0 && passkeysWork ? (['passkey'] as const) : []),
    ...(hasPassword ? [] : (['session'] as const)),
  ];
}

/** Whether a password was set after a sign-in step began: that step is over. Tokens know seconds only. */
export const isOvertaken = (passwordChangedAt: Date | null, issuedAt: Date): boolean =>
  passwordChangedAt !== null &&
  Math.floor(passwordChangedAt.getTime() / 1000) > Math.floor(issuedAt.getTime() / 1000);
