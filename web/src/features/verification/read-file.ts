import { parseMinutesCode } from '@hopgon/contract/minutes/verification/code';
import type { CheckedSignature } from './check-signature.ts';
import { findCode, findSignatures } from './find-signatures.rules.ts';

export interface ReadFile {
  readonly name: string;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly code: string | null;
  readonly signatures: readonly CheckedSignature[];
  /** Signatures that are none: no certificate of the signer, or no signature at all. */
  readonly unreadable: number;
}

/** Largest file that is checked, in bytes. */
const largestFile = 50 * 1024 * 1024;

/** Why this browser cannot check files; null where it can. */
export const checkTrouble = (): string | null =>
  isSecureContext ? null : 'Trình duyệt chỉ kiểm tra được tệp khi mở Họp Gọn bằng địa chỉ https.';

/** Why this file is not checked; null where it is. */
export const fileTrouble = ({ size }: Pick<File, 'size'>): string | null =>
  size > largestFile ? 'Tệp lớn hơn 50 MB. Biên bản của Họp Gọn không lớn như vậy.' : null;

/** Reads a file here, in the browser. What checks signatures is loaded with the first file. */
export async function readFile(file: File): Promise<ReadFile> {
  const { checkSignature, sha256 } = await import('./check-signature.ts');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = findSignatures(bytes);
  const checked = await Promise.all(found.map((signature) => checkSignature(bytes, signature)));
  const signatures = checked.filter((signature) => signature !== null);
  return {
    name: file.name,
    hash: await sha256(bytes),
    code: parseMinutesCode(findCode(bytes) ?? ''),
    signatures,
    unreadable: checked.length - signatures.length,
  };
}
