import { pageMeta } from '../page-meta.ts';

/** What a password of one's choice must be, as PASSWORD_POLICY of the server has it. */
export interface PasswordPolicy {
  /** In characters. */
  readonly shortest: number;
  /** Capital, small letter and digit. */
  readonly mixed: boolean;
  /** Said before anything was typed. */
  readonly hint: string;
}

export const passwordPolicies = {
  spec: { shortest: 6, mixed: true, hint: 'Ít nhất 6 ký tự, có chữ hoa, chữ thường và số.' },
  asvs: { shortest: 8, mixed: false, hint: 'Ít nhất 8 ký tự; một câu dài dễ nhớ là tốt nhất.' },
} as const satisfies Record<string, PasswordPolicy>;

export const passwordPolicy = (): PasswordPolicy =>
  pageMeta('password-policy') === 'asvs' ? passwordPolicies.asvs : passwordPolicies.spec;
