import { hasCommonStem } from '@hopgon/contract/auth/common-stem';

const points: readonly RegExp[] = [/.{6}/su, /.{8}/su, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[!@#$%^&*]/];

export const passwordPoints = (password: string): number =>
  points.filter((test) => test.test(password.normalize('NFC'))).length;

export type Strength = 'weak' | 'medium' | 'strong';

export const strengthWords: Readonly<Record<Strength, string>> = {
  weak: 'Yếu',
  medium: 'Trung bình',
  strong: 'Mạnh',
};

/** Up to 2 points weak, up to 4 medium, above strong; a common word is weak whatever stands around it, as the server refuses it. */
export function passwordStrength(password: string): Strength {
  if (hasCommonStem(password)) return 'weak';
  const sum = passwordPoints(password);
  if (sum <= 2) return 'weak';
  return sum <= 4 ? 'medium' : 'strong';
}
