import type { SignInMethod } from '@hopgon/contract/auth/schemas';

const methodNames: Readonly<Record<SignInMethod, string>> = {
  google: 'Google',
  password: 'Email/Password',
  facebook: 'Facebook',
};

/** What to say to a person whose address has an account; null when it has none. */
export function knownAccountMessage(methods: readonly SignInMethod[]): string | null {
  if (methods.length === 0) return null;
  const names = methods.map((method) => methodNames[method]).join(', ');
  return `Email này đã được đăng ký bằng ${names}. Vui lòng đăng nhập bằng ${names}.`;
}

/** Whether a message sends one to sign in, and so is a way on rather than an error. */
export const advisesSignIn = (message: string): boolean => /google|đăng nhập|login/i.test(message);
