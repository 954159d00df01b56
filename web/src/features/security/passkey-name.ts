export const mostPasskeyName = 60;

export const passkeyNameProblem = (name: string): string | null =>
  name.trim() === '' ? 'Hãy đặt tên cho passkey' : null;
