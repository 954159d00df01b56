/** As the server reads a code: groups one types it in do not matter. */
export const codeProblem = (code: string): string | null =>
  /^\d{6}$/.test(code.replace(/\s/g, '')) ? null : 'Mã gồm 6 chữ số';

export const recoveryCodeProblem = (code: string): string | null =>
  code.trim() === '' ? 'Hãy nhập mã khôi phục' : null;
