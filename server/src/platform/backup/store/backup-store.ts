/** Where a store knows no conditional writes: what two that write at once wait before they look who was last. */
export const settleMs = 500;

/**
 * Where backups are kept: bytes by name, in a folder or a bucket. Names are made of `a-z`, `A-Z`, `0-9`, `.`, `-` and `/`; the
 * program chooses them.
 */
export interface BackupStore {
  /** Its place, for people. */
  readonly place: string;
  /** Milliseconds between two appends to a growing object: each costs a bucket a request. */
  readonly appendEveryMs: number;
  /** Written whole or not at all; replaces one of that name. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** A new object that grows, of a name that was never used. Each append is kept when it resolves. */
  openGrowing(name: string): Promise<GrowingObject>;
  /** The bytes; fails with ENOENT where there is no such object. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** A small object with its version; null where there is none. */
  readVersion(name: string): Promise<VersionedObject | null>;
  /** Writes a small object in place of a version, or a new one where that is null; false where another was faster. */
  replace(name: string, bytes: Uint8Array, version: string | null): Promise<boolean>;
  /** All objects whose names begin with this folder, in no order. */
  list(folder: string): Promise<readonly StoredObject[]>;
  /** What is still being written below this folder, or was when its writer was killed. */
  listDrafts(folder: string): Promise<readonly StoredObject[]>;
  /** The names directly below a folder. */
  listFolders(folder: string): Promise<readonly string[]>;
  /** Removes an object, a draft or a whole folder; succeeds when there is none. */
  remove(name: string): Promise<void>;
}

export interface GrowingObject {
  append(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export interface VersionedObject {
  readonly bytes: Buffer;
  readonly version: string;
}

export interface StoredObject {
  readonly name: string;
  readonly size: number;
  readonly changedAt: Date;
}
