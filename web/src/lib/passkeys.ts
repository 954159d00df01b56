import type {
  Assertion,
  Attestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@hopgon/contract/security/schemas';
import { failureText } from './api/call-failure.ts';

const isAddress = (host: string): boolean => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[');

/** Why this browser, at this address, has no passkeys; null when it has. */
export function passkeyTrouble(): string | null {
  if (isAddress(location.hostname))
    return 'Passkey chỉ dùng được khi Họp Gọn có tên miền; bạn đang mở bằng địa chỉ IP.';
  if (!isSecureContext) return 'Passkey chỉ dùng được khi mở Họp Gọn bằng địa chỉ https.';
  if (typeof PublicKeyCredential === 'undefined') return 'Trình duyệt này không hỗ trợ passkey.';
  return null;
}

/** Lets the device make a passkey; asks the person for a finger, a face or a PIN. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}

/** Lets a passkey sign what the server asks. */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

// What browsers and the library that speaks to them call the everyday ends of asking.
const everyday: Readonly<Record<string, string>> = {
  NotAllowedError: 'Bạn đã hủy, hoặc đã hết thời gian chờ. Hãy thử lại.',
  AbortError: 'Bạn đã hủy, hoặc đã hết thời gian chờ. Hãy thử lại.',
  InvalidStateError: 'Thiết bị này đã có passkey cho tài khoản của bạn.',
  SecurityError: 'Không dùng được passkey ở địa chỉ này.',
  NotSupportedError: 'Thiết bị này không có passkey phù hợp.',
  ConstraintError: 'Thiết bị này chưa đặt khóa màn hình, nên chưa dùng được passkey.',
};

const passkeyFailed = 'Không dùng được passkey này. Vui lòng thử lại.';

/** What a screen shows when asking for a passkey failed. */
export const passkeyFailureText = (error: unknown): string =>
  (error instanceof Error && everyday[error.name]) || failureText(error, passkeyFailed);
