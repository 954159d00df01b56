import type { ProofMethod } from '@hopgon/contract/security/schemas';

/** How each way to prove oneself is offered beside the others. */
export const proofWays: Readonly<Record<ProofMethod, string>> = {
  password: 'Dùng mật khẩu',
  totp: 'Dùng ứng dụng xác thực',
  recovery: 'Dùng mã khôi phục',
  passkey: 'Dùng passkey',
  session: 'Dùng lần đăng nhập vừa rồi',
};
