import { Failure } from '@hopgon/contract/failure';
import type { PasskeyObstacle } from '@hopgon/contract/security/schemas';

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Why browsers offer no passkeys at this public address, or null when they do. */
export function passkeyObstacle(publicUrl: string): PasskeyObstacle | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (ipv4.test(hostname) || hostname.startsWith('[')) return 'address';
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || local ? null : 'insecure';
}

/** The domain passkeys are bound to. */
export function relyingPartyId(publicUrl: string): string {
  if (passkeyObstacle(publicUrl)) throw new Failure('passkeys_impossible');
  return new URL(publicUrl).hostname;
}
