/**
 * Storage of people's files: a local folder, or any other store of bytes by name. The server chooses names; input
 * never does.
 */
export interface Storage {
  /** Written whole or not at all. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(key: FileKey): Promise<Uint8Array | null>;
  /** Succeeds when there is no such file. */
  remove(key: FileKey): Promise<void>;
  /** All files, in no order; unfinished ones are left out. */
  list(): AsyncIterable<FileKey>;
  /**
   * Removes files that a crash left behind: those of a folder last written before then which `kept` does not name,
   * and unfinished ones.
   */
  sweep(folder: FileKey['folder'], before: Date, kept: KeptFiles): Promise<number>;
}

/** Which of these ids are still needed. */
export type KeptFiles = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

export const fileFolders = ['avatars', 'minutes', 'papers'] as const;

/** A folder, and a name of 128 random bits within it. */
export interface FileKey {
  readonly folder: (typeof fileFolders)[number];
  /** 32 hexadecimal digits. */
  readonly id: string;
}
