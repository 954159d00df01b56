import { z } from 'zod';

const ClientData = z.object({ challenge: z.string().max(4096) });

/** The text a passkey says it signed, or null when the browser's data cannot be read. */
export function parseSignedChallenge(clientDataJson: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const { challenge } = ClientData.parse(read);
    return Buffer.from(challenge, 'base64url').toString('utf8');
  } catch {
    return null;
  }
}
