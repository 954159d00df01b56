import { createHmac, hkdfSync, scryptSync } from 'node:crypto';

/** The key of a repository, from which each object has a key of its own. */
export type BackupKey = Uint8Array;

/** RFC 7914 with 32 MiB of memory: BACKUP_KEY may be a phrase that a person typed. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** The key for BACKUP_KEY in a repository, which has a salt of its own. */
export const deriveBackupKey = (text: string, salt: Uint8Array): BackupKey =>
  scryptSync(text, salt, 32, cost);

/** A key for one object: it opens under its own name alone, so that objects cannot be exchanged. */
export const deriveObjectKey = (key: BackupKey, salt: Uint8Array, name: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, salt, `hop-gon/backup/1/${name}`, 32));

/** What recognizes a key without giving it away. */
export const fingerprintKey = (key: BackupKey): string =>
  createHmac('sha256', key).update('hop-gon/backup/fingerprint').digest('hex').slice(0, 32);
