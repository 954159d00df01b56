const points: readonly RegExp[] = [/.{6}/s, /.{8}/s, /[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/];

export const passwordPoints = (password: string): number =>
  points.filter((test) => test.test(password)).length;

export type Strength = 'weak' | 'medium' | 'strong';

export const strengthWords: Readonly<Record<Strength, string>> = {
  weak: 'Yếu',
  medium: 'Trung bình',
  strong: 'Mạnh',
};

/** Up to 2 points weak, up to 4 medium, above strong. */
export function passwordStrength(password: string): Strength {
  const sum = passwordPoints(password);
  if (sum <= 2) return 'weak';
  return sum <= 4 ? 'medium' : 'strong';
}
