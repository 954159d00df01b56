/**
 * Where backups are kept: bytes by name, in a folder or any other store. Names are made of `a-z`, `A-Z`, `0-9`, `.`, `-` and
 * `/`; the program chooses them.
 */
export interface BackupStore {
  /** Its place, for people. */
  readonly place: string;
  /** Written whole or not at all; replaces one of that name. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** A new object that grows; fails with EEXIST where there is one. Each append is on the disk when it resolves. */
  openGrowing(name: string): Promise<GrowingObject>;
  /** The bytes; fails with ENOENT where there is no such object. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** All objects whose names begin with this folder, in no order. */
  list(folder: string): Promise<readonly StoredObject[]>;
  /** What is still being written below this folder, or was when its writer was killed. */
  listDrafts(folder: string): Promise<readonly StoredObject[]>;
  /** The names directly below a folder. */
  listFolders(folder: string): Promise<readonly string[]>;
  /** Removes an object or a whole folder; succeeds when there is none. */
  remove(name: string): Promise<void>;
}

export interface GrowingObject {
  append(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export interface StoredObject {
  readonly name: string;
  readonly size: number;
  readonly changedAt: Date;
}
